import ArcadeCore
import Play
import Scores

/// `arcade settings`: shows what is set, and by what; changes what is saved.
enum SettingsCommand {
  static let key = Positional<SettingKey>("KEY", .choice, .optional, "What to show or set")
  static let value = Positional<String>(
    "VALUE", .text(longest: 1000), .optional, "What to set it to")
  static let reset = Flag("reset", "Forget what is saved, of KEY or of all")

  static let command = Command(
    name: "settings", summary: "Show and change the settings",
    details: [
      "An option speaks before a variable (ARCADE_THEME and so on), that before what is saved, and"
        + " that before what is built in."
    ],
    positionals: [key.declaration, value.declaration],
    groups: [OptionGroup(title: "Options", options: [reset.declaration])],
    topics: [
      HelpSection(
        "Keys",
        SettingKey.allCases.map { .init($0.rawValue, "\($0.summary): \($0.type.form.expectation)") }
      )
    ],
    examples: [
      .init("arcade settings", "Show all, each with where it comes from."),
      .init("arcade settings sound off", "Play without sounds from now on."),
      .init("arcade settings sound --reset", "Let the built-in value speak again."),
    ],
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let console = Console(world)
    var settings = PreferenceReader(world).settings(for: arguments)
    if arguments[reset] {
      guard arguments[value] == nil else {
        throw CommandFault(.usage, "--reset takes no VALUE: leave one of them out.")
      }
      let keys = arguments[key].map { [$0] } ?? SettingKey.allCases
      for key in keys { try save(nil, for: key, in: &settings) }
      return .done
    }
    guard let key = arguments[key], let value = arguments[value] else {
      for fault in settings.faults { console.complain(fault) }
      let shown = arguments[key].map { PrintableText.escaped(settings.text(of: $0)) + "\n" }
      try console.print(shown ?? table(of: settings))
      return .done
    }
    guard let text = key.type.read(value) else {
      throw CommandFault(UsageError.badValue(value, of: key.rawValue, key.type.form))
    }
    try save(text, for: key, in: &settings)
    if let said = settings.said(key), said.domain == .environment {
      let variable = "ARCADE_\(key.rawValue.uppercased())"
      console.complain("It is saved, but the variable \(variable) speaks before it: unset that.")
    }
    return .done
  }

  private static func save(
    _ text: String?, for key: SettingKey, in settings: inout Settings
  ) throws(CommandFault) {
    do throws(StoreError) {
      try settings.save(text, for: key)
    } catch {
      throw CommandFault(error)
    }
  }

  /// Key, value and where it comes from, a line each.
  private static func table(of settings: Settings) -> String {
    SettingKey.allCases.map { key in
      let said = settings.said(key)
      let text = PrintableText.escaped(said?.text ?? key.standard)
      return [
        Columns.padded(key.rawValue, to: 10), Columns.padded(text, to: 14),
        said?.domain.rawValue ?? "built in",
      ]
      .joined() + "\n"
    }.joined()
  }
}
