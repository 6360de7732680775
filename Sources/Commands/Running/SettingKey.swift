import Play
import Terminal

/// What can be set, and be asked for by an option or a variable as well.
enum SettingKey: String, CaseIterable, Sendable {
  case theme, sound, motion, mouse, color, ascii, keyboard, player

  /// What it is for, in a few words.
  var summary: String {
    switch self {
    case .theme: "The colours"
    case .sound: "Sounds"
    case .motion: "Animation"
    case .mouse: "The mouse"
    case .color: "Whether there are colours"
    case .ascii: "ASCII characters alone"
    case .keyboard: "The keyboard, for keys that stand for places"
    case .player: "The name that results are kept under"
    }
  }

  /// What it may be set to.
  var type: ValueType<String> {
    switch self {
    case .theme: .choice(Theme.all.map(\.name))
    case .color: .choice(ColorChoice.allCases.map(\.rawValue))
    case .keyboard: .choice(["qwerty", "azerty", "qwertz", "dvorak"])
    case .player: .text(longest: 40)
    case .sound, .motion, .mouse, .ascii: .choice(["on", "off"])
    }
  }

  /// What it is where nobody has said anything; empty for no name.
  var standard: String {
    switch self {
    case .theme, .color: "auto"
    case .sound, .motion, .mouse: "on"
    case .ascii: "off"
    case .keyboard: "qwerty"
    case .player: ""
    }
  }
}
