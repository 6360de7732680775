import Play

/// `arcade completions`: the script that teaches a shell the commands.
enum CompletionsCommand {
  static let shell = Positional<Shell>("SHELL", .choice, .one, "The shell to teach")

  static let command = Command(
    name: "completions", summary: "Print what teaches a shell to complete arcade's commands",
    positionals: [shell.declaration],
    examples: Shell.allCases.map { .init($0.installation, "\($0.place).") },
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    guard let shell = arguments[shell] else { return .done }
    try Console(world).print(shell.script(for: .all))
    return .done
  }
}
