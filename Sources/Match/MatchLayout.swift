import CardTable
import Terminal

/// Where the cards of a table lie on the screen.
///
/// Which card is in which row and column depends on their number alone, so that keys mean the same on
/// any terminal; how large a card is drawn depends on the room that there is.
struct MatchLayout: Equatable, Sendable {
  /// The most cards that have a key each: three rows of ten.
  static let mostKeys = CardKeys.rows * CardKeys.columns
  /// The extents of cards with a border, the largest first.
  private static let cardSizes = [(9, 6), (7, 5), (7, 4), (5, 4), (4, 4)].map {
    Size(width: $0.0, height: $0.1)
  }
  /// The extent of a card where there is no room for a border.
  private static let bareSize = Size(width: 2, height: 2)
  /// From this height on a row above and one below the cards stay free.
  private static let airyHeight = 16
  private static let widestGap = 2

  /// The rows and columns.
  let grid: CardGrid
  /// The extent of a card.
  let card: Size
  private let origin: Point
  private let pitch: Size

  /// Lays out as many places on a board of a size, in its middle.
  init(places: Int, on board: Size) {
    grid = Self.grid(of: places)
    let height = board.height - (board.height >= Self.airyHeight ? 2 : 0)
    let (columns, rows) = (grid.columns, grid.rows)
    let framed = Self.cardSizes.first {
      $0.width * columns <= board.width && $0.height * rows <= height
    }
    card = framed ?? Self.bareSize
    if framed != nil {
      let free = board.width - 2 - card.width * columns
      let gap = min(Self.widestGap, max(0, free / max(1, columns - 1)))
      pitch = Size(width: card.width + gap, height: card.height)
    } else {
      // The cursor stands in the gap.
      pitch = Size(width: card.width + 1, height: card.height + 1)
    }
    let width = pitch.width * columns - (pitch.width - card.width)
    let whole = pitch.height * rows - (pitch.height - card.height)
    origin = Point(x: max(0, (board.width - width) / 2), y: max(0, (board.height - whole) / 2))
  }

  /// Whether the cards have a border.
  var isFramed: Bool { card != Self.bareSize }

  /// The rectangle of a place.
  func rect(of place: Int) -> Rect {
    Rect(
      x: origin.x + grid.column(of: place) * pitch.width,
      y: origin.y + grid.row(of: place) * pitch.height, width: card.width, height: card.height)
  }

  /// The best rectangle for so many places: as full as can be, and then the least wide.
  ///
  /// Up to thirty lie in the rows of keys that there are; more lie in up to four rows.
  static func grid(of places: Int) -> CardGrid {
    let (rows, columns) = places <= mostKeys ? (2...3, 10) : (3...4, 13)
    let grids = rows.reversed().map { CardGrid(count: places, columns: (places + $0 - 1) / $0) }
    let fitting = grids.filter { $0.columns <= columns }
    return fitting.min { $0.emptyCells < $1.emptyCells } ?? grids[0]
  }
}

extension CardGrid {
  fileprivate var emptyCells: Int { rows * columns - count }
}
