import Play
import Scores
import Terminal

/// `arcade` alone: the lobby on a terminal, the help without one.
enum LobbyCommand {
  static let command = Command(
    name: "",
    summary: "Games for the terminal, with every result kept",
    details: [
      "Without a command arcade opens the lobby on a terminal, and shows this help elsewhere."
        + " 'arcade help COMMAND' tells more about a command."
    ],
    groups: [FaceOptions.group],
    examples: [
      .init("arcade slots", "Play slots."),
      .init("arcade scores --sort score --limit 10", "Show the ten highest results."),
    ],
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let term = world.process.environment()["TERM"] ?? ""
    guard world.process.isTerminal(0), world.process.isTerminal(1), !["", "dumb"].contains(term)
    else {
      try Console(world).print(HelpText.text(of: CommandTable.all))
      return .done
    }
    let reader = PreferenceReader(world)
    // Here, because nothing can be told once the screen is drawn.
    for fault in reader.settings(for: arguments).faults { Console(world).complain(fault) }
    return Lobby.run(settings: settings(reader, arguments), world: world)
  }

  /// The settings with a few values, for the lobby to show and change.
  private static func settings(_ reader: PreferenceReader, _ arguments: Arguments) -> LobbySettings
  {
    LobbySettings(
      entries: {
        let settings = reader.settings(for: arguments)
        return SettingKey.allCases.filter { !$0.type.form.choices.isEmpty }.map { key in
          LobbySettings.Entry(
            key: key.rawValue, summary: key.summary, choices: key.type.form.choices,
            value: settings.text(of: key))
        }
      },
      save: { value, key throws(StoreError) in
        guard let key = SettingKey(rawValue: key) else { return }
        var settings = reader.settings(for: arguments)
        try settings.save(value, for: key)
      },
      preferences: { reader.quietPreferences(for: arguments) })
  }
}
