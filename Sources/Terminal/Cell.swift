/// One cell of the screen.
public struct Cell: Equatable, Sendable {
  /// The character; ``continuation`` in the second cell of a wide one.
  public var scalar: Unicode.Scalar
  /// How it is written.
  public var style: Style

  /// The mark of the second cell of a character that takes two.
  public static let continuation: Unicode.Scalar = "\0"

  /// An empty cell.
  public static let blank = Cell(" ", .plain)

  /// Makes a cell of a character and a style.
  public init(_ scalar: Unicode.Scalar, _ style: Style) {
    self.scalar = scalar
    self.style = style
  }

  /// Whether nothing is seen in the cell: its ink then does not matter.
  var isBlank: Bool { scalar == " " && !style.isReversed && !style.isUnderlined }
}
