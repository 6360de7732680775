import CardTable
import Terminal

/// Where the cards of a table lie on the screen.
///
/// On a full terminal the first column has one place, so that cards stay where they are when a
/// column comes; only the seventh makes the others move closer together.
struct SetLayout: Equatable, Sendable {
  /// The extents of cards, the largest first.
  private static let cardSizes = [(11, 5), (9, 3), (7, 3), (5, 3)].map {
    Size(width: $0.0, height: $0.1)
  }
  /// What a full terminal has for the board.
  private static let fullWidth = 80
  private static let margin = 2
  private static let widestGap = Size(width: 2, height: 1)
  /// The columns that fit a full terminal with the widest gap.
  private static let columnsWithGap = 6
  /// What a list of found Sets takes beside the table.
  private static let listWidth = 18
  private static let listGap = 4

  /// The rows and columns.
  let grid: CardGrid
  /// The extent of a card.
  let card: Size
  /// The row below the cards, if the board has one and the cards are small.
  let wordRow: Int?
  /// Where the found Sets are listed, if there is room.
  let list: Rect?
  private let origin: Point
  private let pitch: Size

  /// Lays out as many places on a board of a size.
  init(places: Int, on board: Size) {
    grid = CardGrid(count: places, rows: SetGame.rows)
    let columns = max(1, grid.columns)
    let fitting = Self.cardSizes.first {
      $0.width * columns <= board.width && $0.height * SetGame.rows <= board.height
    }
    card = fitting ?? Self.cardSizes[Self.cardSizes.count - 1]
    let free = Size(
      width: board.width - 1 - card.width * columns,
      height: board.height - card.height * SetGame.rows)
    pitch = Size(
      width: card.width + min(Self.widestGap.width, max(0, free.width / max(1, columns - 1))),
      height: card.height + min(Self.widestGap.height, max(0, free.height / SetGame.rows)))
    let width = pitch.width * columns - (pitch.width - card.width)
    let height = pitch.height * SetGame.rows - (pitch.height - card.height)
    let isFull = board.width >= Self.fullWidth && card == Self.cardSizes[0]
    let left =
      isFull && columns <= Self.columnsWithGap
      ? (board.width - Self.fullWidth) / 2 + Self.margin : max(0, (board.width - width) / 2)
    origin = Point(x: left, y: max(0, (board.height - height) / 2))
    let below = origin.y + height
    wordRow = card.height < Self.cardSizes[0].height && below < board.height ? below : nil
    let listLeft = left + width + Self.listGap
    list =
      isFull && listLeft + Self.listWidth <= board.width
      ? Rect(x: listLeft, y: origin.y, width: Self.listWidth, height: height) : nil
  }

  /// The rectangle of a place.
  func rect(of place: Int) -> Rect {
    Rect(
      x: origin.x + grid.column(of: place) * pitch.width,
      y: origin.y + grid.row(of: place) * pitch.height, width: card.width, height: card.height)
  }
}
