import Play

extension CommandTable {
  /// Every command of arcade; a game's comes with its line in the catalog.
  static let all = CommandTable(
    root: LobbyCommand.command, games: games,
    others: others + [HelpCommand.command(besides: (games + others).map(\.name))])

  private static let games = Catalog.games.map { command(of: $0) }

  private static let others = [
    ScoresCommand.command, ExportCommand.command, ImportCommand.command, VerifyCommand.command,
    LevelsCommand.command, SettingsCommand.command, CompletionsCommand.command,
  ]

  private static func command(of kind: some GameKind) -> Command {
    GameCommand(kind: kind).command
  }
}
