import ArcadeCore

/// What was wrong with what was typed after `arcade`; ``description`` words all of it.
enum UsageError: Error, Equatable {
  /// No command has this name.
  case unknownCommand(String, suggestion: String?)
  /// The command has no option of this name, dashes included.
  case unknownOption(String, invocation: String, suggestion: String?)
  /// An option that belongs to a command, but stands without one.
  case misplacedOption(String, example: String)
  /// An option without the value that it needs.
  case missingValue(option: String, ValueForm)
  /// A flag with a value.
  case unwantedValue(option: String)
  /// A value that an option or argument cannot have.
  case badValue(String, of: String, ValueForm)
  /// An argument is missing that the command cannot do without.
  case missingArgument(String, ValueForm, invocation: String)
  /// An argument too many.
  case unexpectedArgument(String, invocation: String, help: String)
  /// Two options of which only one may be given.
  case together(String, String)
  /// The options that a game was asked for cannot be met; its own sentence.
  case refused(String)
}

extension UsageError: CustomStringConvertible {
  /// What was wrong and what to do, fit to be printed: what was typed is escaped and shortened.
  var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "There is no command \(Self.quoted(name))"
        + Self.ending(suggestion, or: "'arcade help' lists them")
    case .unknownOption(let name, let invocation, let suggestion):
      "'\(invocation)' has no option \(Self.quoted(name))"
        + Self.ending(suggestion, or: "'\(invocation) --help' lists them")
    case .misplacedOption(let name, let example):
      "The option \(Self.quoted(name)) stands after a command: '\(example)'."
    case .missingValue(let option, let form):
      "--\(option) needs a value: give \(form.expectation)."
    case .unwantedValue(let option):
      "--\(option) takes no value: leave out the '=' and what follows."
    case .badValue(let text, let subject, let form):
      "\(subject) takes \(form.expectation), not \(Self.quoted(text))"
        + Self.ending(Suggestion.closest(to: text, among: form.choices), or: nil)
    case .missingArgument(let name, let form, let invocation):
      "'\(invocation)' needs \(name): give \(form.expectation)."
    case .unexpectedArgument(let word, let invocation, let help):
      "'\(invocation)' cannot take \(Self.quoted(word)): leave it out, or see '\(help)'."
    case .together(let first, let second):
      "--\(first) and --\(second) do not go together: give one of them."
    case .refused(let sentence): sentence
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(PrintableText.shortened(text))'"
  }

  private static func ending(_ suggestion: String?, or remedy: String?) -> String {
    if let suggestion { return ". Did you mean '\(suggestion)'?" }
    return remedy.map { ": \($0)." } ?? "."
  }
}

extension UsageError {
  /// An option that a command does not have, with the closest that it has.
  static func unknownOption(_ name: String, in command: Command) -> UsageError {
    let general = command.name.isEmpty ? ["--help", "--version"] : ["--help"]
    let known = command.options.map { "--\($0.name)" } + general
    return .unknownOption(
      name, invocation: command.invocation,
      suggestion: Suggestion.closest(to: name, among: known))
  }

  /// An argument that is missing from a command.
  static func missingArgument(
    _ name: String, _ form: ValueForm, in command: Command
  ) -> UsageError {
    .missingArgument(name, form, invocation: command.invocation)
  }

  /// An argument too many for a command.
  static func unexpectedArgument(_ word: String, in command: Command) -> UsageError {
    .unexpectedArgument(
      word, invocation: command.invocation, help: "\(command.invocation) --help")
  }
}
