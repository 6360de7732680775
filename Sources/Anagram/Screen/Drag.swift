import Terminal

/// A tile that is held by the pointer.
struct Drag: Equatable, Sendable {
  /// The tile's index in its puzzle.
  let tile: Int
  /// The extent of the board on which it was taken up; on another the drag is over.
  let board: Size
  /// Where the pointer is.
  private(set) var pointer: Point
  /// Whether the pointer has moved since the press.
  private(set) var hasMoved = false
  /// From the tile's upper left corner to the pointer.
  private let grip: Point
  private let tileSize: Size

  /// Takes a tile up where it lies.
  init(tile: Int, at rect: Rect, pointer: Point, on board: Size) {
    (self.tile, self.pointer, self.board) = (tile, pointer, board)
    grip = Point(x: pointer.x - rect.x, y: pointer.y - rect.y)
    tileSize = Size(width: rect.width, height: rect.height)
  }

  /// Follows the pointer, wherever it goes.
  mutating func move(to point: Point) {
    hasMoved = hasMoved || point != pointer
    pointer = point
  }

  /// The tile's upper left corner, which stays on the board where the pointer does not.
  var corner: Point {
    Point(
      x: min(max(0, pointer.x - grip.x), max(0, board.width - tileSize.width)),
      y: min(max(0, pointer.y - grip.y), max(0, board.height - tileSize.height)))
  }

  /// The target that the tile would be dropped on: the one under its middle, else under the pointer.
  func target(in layout: BoardLayout) -> Int? {
    let middle = Point(
      x: pointer.x - grip.x + tileSize.width / 2, y: pointer.y - grip.y + tileSize.height / 2)
    return layout.target(at: middle) ?? layout.target(at: pointer)
  }
}
