import Terminal

/// Where the parts of a game's screen lie.
///
/// The line of state on top, the board, the line that says what happened, a free line, the keys. On a
/// larger terminal the whole lies in the middle, no larger than a glance takes in.
struct Layout: Equatable {
  /// The least that a game is drawn in.
  static let smallest = Size(width: 40, height: 16)
  /// The most that a game is drawn in.
  static let largest = Size(width: 100, height: 32)

  /// The whole, within the screen.
  let frame: Rect

  /// Lays out a screen of a size; `nil` if it is smaller than ``smallest``.
  init?(_ size: Size) {
    guard size.width >= Self.smallest.width, size.height >= Self.smallest.height else { return nil }
    let width = min(size.width, Self.largest.width)
    let height = min(size.height, Self.largest.height)
    frame = Rect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// The line of state.
  var headerRow: Int { frame.y }

  /// The board.
  var board: Rect {
    Rect(x: frame.x, y: frame.y + 1, width: frame.width, height: frame.height - 4)
  }

  /// The line that says what happened.
  var messageRow: Int { frame.y + frame.height - 3 }

  /// The keys.
  var keysRow: Int { frame.y + frame.height - 1 }

  /// Says on a screen that is too small what it needs.
  static func drawNeed(of size: Size, on canvas: inout Canvas) {
    canvas.put(
      "needs \(smallest.width)x\(smallest.height), has \(size.width)x\(size.height)", x: 0, y: 0)
  }
}
