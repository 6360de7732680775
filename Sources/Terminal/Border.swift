/// The lines that a box is drawn with.
public struct Border: Equatable, Sendable {
  /// The corners and sides.
  public let topLeft, topRight, bottomLeft, bottomRight, horizontal, vertical: Character

  /// Makes a border of its six characters: the corners, then the sides.
  public init(_ characters: String) {
    let all = Array(characters)
    precondition(all.count == 6, "a border has four corners and two sides")
    (topLeft, topRight, bottomLeft, bottomRight) = (all[0], all[1], all[2], all[3])
    (horizontal, vertical) = (all[4], all[5])
  }

  /// Light lines, rounded corners.
  public static let rounded = Border("╭╮╰╯─│")
  /// Light lines.
  public static let light = Border("┌┐└┘─│")
  /// Heavy lines.
  public static let heavy = Border("┏┓┗┛━┃")
  /// Double lines.
  public static let double = Border("╔╗╚╝═║")
  /// Dashed lines.
  public static let dashed = Border("┌┐└┘╌╎")
}
