import ArcadeCore
import Play
import Scores
import Terminal

/// Finds out how arcade is to show itself: an option speaks before the environment, that before the
/// saved settings, those before what is built in.
///
/// A value that cannot be (in a variable, in a file that was edited) is passed over.
struct PreferenceReader: Sendable {
  private let world: World
  private let environment: [String: String]

  /// Reads for a world.
  init(_ world: World) {
    self.world = world
    environment = world.process.environment()
  }

  /// The preferences for one run of a command; what is passed over is told on standard error.
  ///
  /// - Parameter arguments: What was given to it.
  /// - Returns: What the first domain that speaks says of each.
  func preferences(for arguments: Arguments) -> Preferences {
    let settings = settings(for: arguments)
    for fault in settings.faults { Console(world).complain(fault) }
    return preferences(settings, arguments)
  }

  /// The preferences as they are now, in silence: for when a game has the screen.
  func quietPreferences(for arguments: Arguments) -> Preferences {
    preferences(settings(for: arguments), arguments)
  }

  /// The settings in their search list.
  func settings(for arguments: Arguments) -> Settings {
    Settings(
      Defaults(
        location: world.store().location,
        commandLine: FaceOptions.settings(in: arguments).reduce(into: [:]) {
          $0[$1.key.rawValue] = .string($1.value)
        },
        environment: environment, files: world.files))
  }

  private func preferences(_ settings: Settings, _ arguments: Arguments) -> Preferences {
    var preferences = Preferences()
    preferences.lines = arguments[FaceOptions.lines]
    preferences.save = !arguments[GameOptions.noSave]
    preferences.theme = settings.text(of: .theme)
    preferences.keyboard = settings.text(of: .keyboard)
    preferences.sound = settings.text(of: .sound) == "on"
    preferences.motion = settings.text(of: .motion) == "on"
    preferences.mouse = settings.text(of: .mouse) == "on"
    preferences.player = settings.saidText(of: .player)
    preferences.depth = depth(settings)
    preferences.glyphs = glyphs(settings)
    return preferences
  }

  /// ASCII where the player says so, and by itself where the locale does not say UTF-8.
  private func glyphs(_ settings: Settings) -> GlyphSet {
    switch settings.saidText(of: .ascii) {
    case "on": .ascii
    case "off": .unicode
    default: GlyphSet(environment: environment)
    }
  }

  /// How many colours there are, once all that has a say was asked.
  private func depth(_ settings: Settings) -> ColorDepth {
    let said = settings.said(.color)
    let choice = said.flatMap { ColorChoice(rawValue: $0.text) }
    let isForThisRun = said?.domain == .commandLine || said?.domain == .environment
    return ColorDepth(
      choice: isForThisRun ? choice : nil, setting: isForThisRun ? nil : choice,
      isTerminal: world.process.isTerminal(1), environment: environment,
      terminfoColors: terminfoColors)
  }

  private func terminfoColors() -> Int? {
    Terminfo.paths(terminal: environment["TERM"] ?? "", environment: environment).lazy
      .compactMap { try? world.files.contents(of: $0) }.first
      .flatMap { Terminfo.colors(in: $0) }
  }
}
