public import Terminal

/// Whether and how a text that is printed is coloured.
public enum BoardColors: Equatable, Sendable {
  /// Not at all: the text holds no escape sequence.
  case none
  /// In the colours of a theme, as many as the terminal shows, on its background.
  case painted(Theme, depth: ColorDepth, background: Background)

  /// A text as it is printed in the colour of an ink.
  func paint(_ text: String, _ ink: Ink) -> String {
    guard case .painted(let theme, let depth, let background) = self else { return text }
    let sequence = theme.sequence(for: Style(ink), depth: depth, background: background)
    return sequence.isEmpty ? text : sequence + text + Theme.plainSequence
  }
}

/// How the board is shown to people.
public struct BoardLook: Sendable {
  /// Which characters may be printed.
  public var glyphs: GlyphSet
  /// Whether and how it is coloured.
  public var colors: BoardColors
  /// The time that moments are shown in.
  public var time: LocalTime

  /// Makes a look.
  public init(glyphs: GlyphSet, colors: BoardColors, time: LocalTime) {
    self.glyphs = glyphs
    self.colors = colors
    self.time = time
  }
}
