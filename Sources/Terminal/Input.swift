/// A key with its modifiers.
public struct Key: Equatable, Hashable, Sendable {
  /// Which key.
  public enum Code: Equatable, Hashable, Sendable {
    /// A key that writes a character; space is one. Capitals come as themselves.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 and up.
    case function(Int)
  }

  /// Which key.
  public var code: Code
  /// Whether Shift was held, where the terminal tells; never set for characters.
  public var shift: Bool
  /// Whether Alt was held.
  public var alt: Bool
  /// Whether Control was held; its character is then the lower-case letter.
  public var control: Bool

  /// Makes a key, without modifiers unless told.
  public init(_ code: Code, shift: Bool = false, alt: Bool = false, control: Bool = false) {
    self.code = code
    self.shift = shift
    self.alt = alt
    self.control = control
  }

  /// The key that writes a character.
  public static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// A letter with Control.
  public static func control(_ letter: Character) -> Key { Key(.character(letter), control: true) }

  /// Enter.
  public static let enter = Key(.enter)
  /// Esc.
  public static let escape = Key(.escape)
  /// Tab.
  public static let tab = Key(.tab)
  /// Space.
  public static let space = Key.character(" ")
  /// The arrow up.
  public static let up = Key(.up)
  /// The arrow down.
  public static let down = Key(.down)
  /// The arrow left.
  public static let left = Key(.left)
  /// The arrow right.
  public static let right = Key(.right)
}

/// Something that the mouse did at a cell.
public struct Mouse: Equatable, Hashable, Sendable {
  /// What it did.
  public enum Action: Equatable, Hashable, Sendable {
    /// The first button went down.
    case press
    /// The first button is held and the pointer moved.
    case drag
    /// The first button went up.
    case release
    /// Another button went down.
    case otherPress
    case wheelUp, wheelDown
  }

  /// What it did.
  public var action: Action
  /// Where, from the upper left corner.
  public var point: Point

  /// Makes an act of the mouse at a cell.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}

/// What comes from the player.
public enum Input: Equatable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted; it is never taken as keys.
  case paste(String)
  /// The terminal's window was entered (`true`) or left.
  case focus(Bool)
}
