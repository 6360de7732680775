/// What a cell's colour means; a theme says which colour that is.
///
/// Scenes speak of meanings alone, so that every theme, and none, shows the same things.
public enum Ink: UInt8, CaseIterable, Sendable {
  /// Ordinary text, in the terminal's own foreground.
  case text
  /// What is less important: borders, labels, the past.
  case dim
  /// What the player looks at now: the cursor, the choice, a button.
  case accent
  /// Points won.
  case gain
  /// Points lost, a refusal.
  case loss
  /// A highlight of the board and of cards: green.
  case green
  /// A highlight of the board and of cards: red.
  case red
  /// A highlight of the board and of cards: purple.
  case purple
  /// A highlight of the board: blue.
  case blue
  /// Gold: stars, a best.
  case gold
}

/// How a cell is written.
public struct Style: Equatable, Hashable, Sendable {
  /// The meaning of its colour.
  public var ink: Ink
  /// Heavy strokes.
  public var isBold: Bool
  /// Foreground and background change places.
  public var isReversed: Bool
  /// A line below.
  public var isUnderlined: Bool

  /// Makes a style; without arguments that of ordinary text.
  public init(
    _ ink: Ink = .text, bold: Bool = false, reversed: Bool = false, underlined: Bool = false
  ) {
    self.ink = ink
    isBold = bold
    isReversed = reversed
    isUnderlined = underlined
  }

  /// Ordinary text.
  public static let plain = Style()
}
