import Play
import Terminal

/// The options that say how arcade shows itself, shared by all commands that draw.
enum FaceOptions {
  static let lines = Flag("lines", "Play as plain lines, also on a terminal")
  static let ascii = Flag("ascii", "Draw with ASCII characters alone")
  static let color = Option<ColorChoice>("color", "WHEN", .choice, "Colours")
  static let theme = Option<String>("theme", "NAME", .choice(Theme.all.map(\.name)), "The colours")
  static let noMouse = Flag("no-mouse", "Leave the mouse to the terminal")
  static let noSound = Flag("no-sound", "Make no sound")
  static let reducedMotion = Flag("reduced-motion", "Show outcomes at once, without animation")

  /// The group of those that concern the full screen too.
  static let group = OptionGroup(
    title: "Look and sound",
    options: [
      ascii.declaration, color.declaration, theme.declaration, noMouse.declaration,
      noSound.declaration, reducedMotion.declaration,
    ])

  /// What the options say of the settings, in the words of `arcade settings`.
  static func settings(in arguments: Arguments) -> [SettingKey: String] {
    var settings: [SettingKey: String] = [:]
    settings[.color] = arguments[color]?.rawValue
    settings[.theme] = arguments[theme]
    if arguments[ascii] { settings[.ascii] = "on" }
    if arguments[noMouse] { settings[.mouse] = "off" }
    if arguments[noSound] { settings[.sound] = "off" }
    if arguments[reducedMotion] { settings[.motion] = "off" }
    return settings
  }
}
