/// Which characters may be drawn.
public enum GlyphSet: Equatable, Sendable {
  /// All that the table of glyphs knows.
  case unicode
  /// ASCII alone: each glyph's twin.
  case ascii
}

/// What a scene may know of how it is shown.
public struct Look: Equatable, Sendable {
  /// Which characters may be drawn.
  public var glyphs: GlyphSet
  /// Whether things may move.
  public var motion: Bool
  /// The keyboard's layout, for keys that stand for places: `qwerty`, `azerty`, `qwertz`, `dvorak`.
  public var keyboard: String

  /// Makes a look; without arguments the richest one.
  public init(glyphs: GlyphSet = .unicode, motion: Bool = true, keyboard: String = "qwerty") {
    self.glyphs = glyphs
    self.motion = motion
    self.keyboard = keyboard
  }
}
