import ArcadeCore

/// All commands, and what a line that somebody typed asks of them.
struct CommandTable: Sendable {
  /// What `arcade` alone is; its name is empty.
  let root: Command
  /// The games, in the order of the help.
  let games: [Command]
  /// The other commands, in the order of the help.
  let others: [Command]

  /// All commands that have a name, in the order of the help.
  var commands: [Command] { games + others }

  /// What is asked for.
  enum Request {
    /// A command is to run.
    case run(Command, Arguments)
    /// The help of a command is to be printed.
    case help(Command)
    /// The version is to be printed.
    case version
  }

  /// The command of a name.
  ///
  /// - Parameter name: What was typed.
  /// - Returns: The command.
  /// - Throws: ``UsageError/unknownCommand(_:suggestion:)`` if there is none.
  func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(
      name, suggestion: Suggestion.closest(to: name, among: commands.map(\.name)))
  }

  /// Understands what was typed.
  ///
  /// The command is the first word that is no option. The options of `arcade` alone may stand before
  /// it, if the command has them too; `--version` counts there only, `--help` everywhere.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: What is asked for; all arguments have been checked.
  /// - Throws: ``UsageError`` for the first thing that is wrong.
  func request(for words: [String]) throws(UsageError) -> Request {
    let asksForHelp = ArgumentParser.asksForHelp(words)
    var rest = words
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      guard ArgumentParser.isOption(word) else {
        let command = try command(named: word)
        if asksForHelp { return .help(command) }
        rest.remove(at: index)
        return .run(command, try ArgumentParser(command: command).parse(rest))
      }
      if !asksForHelp, word == "--version" { return .version }
      let option = option(ofRoot: word)
      if !asksForHelp, option == nil { throw unknownOption(word) }
      let isFollowed = index + 1 < words.count && ArgumentParser.isValue(words[index + 1])
      let takesNext = option?.value != nil && !word.contains("=")
      index += takesNext && isFollowed ? 2 : 1
    }
    if asksForHelp { return .help(root) }
    return .run(root, try ArgumentParser(command: root).parse(words))
  }

  private func option(ofRoot word: String) -> OptionDeclaration? {
    guard word.hasPrefix("--") else { return nil }
    return root.option(named: word.dropFirst(2).prefix { $0 != "=" })
  }

  /// An option that `arcade` alone does not have; if a command does, the player is told where.
  private func unknownOption(_ word: String) -> UsageError {
    let name = String(word.prefix { $0 != "=" })
    guard name.hasPrefix("--"),
      let owner = commands.first(where: { $0.option(named: name.dropFirst(2)) != nil })
    else { return .unknownOption(name, in: root) }
    return .misplacedOption(name, example: "\(owner.invocation) \(name)")
  }
}
