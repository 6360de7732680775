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
