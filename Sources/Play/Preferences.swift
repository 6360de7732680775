public import Terminal

/// How arcade shows itself, after command line, environment and settings have spoken.
public struct Preferences: Equatable, Sendable {
  /// Whether games are plain lines, whatever the terminal can do.
  public var lines = false
  /// Which characters are drawn.
  public var glyphs = GlyphSet.unicode
  /// How many colours are used.
  public var depth = ColorDepth.none
  /// The name of the colours.
  public var theme = "auto"
  /// Whether the mouse is asked for.
  public var mouse = true
  /// Whether sounds are played.
  public var sound = true
  /// Whether things move.
  public var motion = true
  /// The keyboard's layout.
  public var keyboard = "qwerty"
  /// The name that results are kept under, if any.
  public var player: String?
  /// Whether games are kept.
  public var save = true

  /// The preferences of somebody who has said nothing.
  public init() {}
}
