import Play

/// `arcade help`: the help of arcade, or of a command.
enum HelpCommand {
  /// The declaration, for a table that has commands of these names as well.
  static func command(besides names: [String]) -> Command {
    Command(
      name: "help", summary: "Tell about arcade, or about a command",
      positionals: [about(names + ["help"]).declaration], run: run)
  }

  private static func about(_ names: [String] = []) -> Positional<String> {
    Positional(
      "COMMAND", .suggested(names, longest: 1000), .optional, "The command to tell about")
  }

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    try Console(world).print(text(about: arguments[about()]))
    return .done
  }

  private static func text(about name: String?) throws(CommandFault) -> String {
    guard let name else { return HelpText.text(of: CommandTable.all) }
    do throws(UsageError) {
      return HelpText.text(of: try CommandTable.all.command(named: name))
    } catch {
      throw CommandFault(error)
    }
  }
}
