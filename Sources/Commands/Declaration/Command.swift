import Play

/// A command, declared once: parsing, help, errors and completions all come from this.
struct Command: Sendable {
  /// The name, as typed after `arcade`; empty for `arcade` alone.
  let name: String
  /// What it does, in a few words without a full stop, for lists of commands.
  let summary: String
  /// What else is good to know, a paragraph each.
  var details: [String] = []
  /// The arguments that are known by their place, in order.
  var positionals: [PositionalDeclaration] = []
  /// The options, in the groups and order of the help.
  var groups: [OptionGroup] = []
  /// What else the help lists, after the options.
  var topics: [HelpSection] = []
  /// Names of options of which at most one may be given.
  var exclusive: [[String]] = []
  /// Ways to call it that are worth showing.
  var examples: [Example] = []
  /// Does what the command is for, and tells how it went.
  let run: @Sendable (Arguments, World) throws(CommandFault) -> Outcome

  /// A way to call a command.
  struct Example: Sendable {
    /// What is typed.
    let line: String
    /// What it does.
    let meaning: String

    /// Puts what is typed and what it does together.
    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }
}

extension Command {
  /// All options, in the order of the help.
  var options: [OptionDeclaration] { groups.flatMap(\.options) }

  /// The command as typed: `arcade scores`.
  var invocation: String { name.isEmpty ? "arcade" : "arcade \(name)" }

  /// The option of a name, or `nil`.
  func option(named name: some StringProtocol) -> OptionDeclaration? {
    options.first { $0.name == name }
  }
}
