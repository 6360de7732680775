/// Which colours the meanings of cells have.
///
/// The background is never painted and ordinary text has the terminal's own colour, so that a theme
/// is only as loud as what it points at.
public struct Theme: Equatable, Sendable {
  /// The name by which a player chooses it.
  public let name: String

  /// The background it is made for; `nil` follows the terminal's.
  let background: Background?
  /// Whether it has colours at all.
  let hasColors: Bool

  /// Follows the terminal's background, in its own sixteen colours until that is known.
  public static let auto = Theme(name: "auto", background: nil, hasColors: true)
  /// For dark backgrounds.
  public static let dark = Theme(name: "dark", background: .dark, hasColors: true)
  /// For light backgrounds.
  public static let light = Theme(name: "light", background: .light, hasColors: true)
  /// Without colours: bold, faint and underlined only.
  public static let mono = Theme(name: "mono", background: nil, hasColors: false)

  /// All themes, in the order of the settings.
  public static let all = [auto, dark, light, mono]
}

extension Theme {
  /// Finds the theme of a name.
  ///
  /// - Parameter name: The name, as it stands in ``all``.
  public init?(named name: String) {
    guard let theme = Self.all.first(where: { $0.name == name }) else { return nil }
    self = theme
  }
}

extension Theme {
  /// The escape sequence that makes a terminal write in a style; after it, ``plainSequence`` ends
  /// the style.
  ///
  /// - Parameters:
  ///   - style: How the text is to be written.
  ///   - depth: How many colours the terminal shows.
  ///   - background: What is known of its background.
  /// - Returns: The sequence from a terminal's state after a reset; empty for a style that looks
  ///   like ordinary text.
  public func sequence(
    for style: Style, depth: ColorDepth, background: Background = .unknown
  ) -> String {
    pen(for: style, depth: depth, background: background).sequence(after: .plain)
  }

  /// The escape sequence after which a terminal writes ordinary text.
  public static let plainSequence = "\u{1B}[m"

  /// How a style is written.
  func pen(for style: Style, depth: ColorDepth, background: Background) -> Pen {
    var pen = pen(for: style.ink, depth: depth, background: self.background ?? background)
    if style.isBold {
      pen.isBold = true
      // Terminals disagree about what is bold and faint.
      pen.isFaint = false
    }
    pen.isReversed = style.isReversed
    pen.isUnderlined = style.isUnderlined
    return pen
  }

  private func pen(for ink: Ink, depth: ColorDepth, background: Background) -> Pen {
    guard hasColors, depth != .none else { return Palette.colorless(ink) }
    let palette: Palette
    switch background {
    case .unknown: return Palette.anyBackground(ink)
    case .dark: palette = .dark
    case .light: palette = .light
    }
    guard let entry = palette.entry(for: ink) else { return .plain }
    switch depth {
    case .none, .sixteen: return entry.sixteen
    case .indexed: return Pen(color: .indexed(entry.indexed))
    case .direct: return Pen(color: entry.isExact ? .indexed(entry.indexed) : .direct(entry.direct))
    }
  }
}
