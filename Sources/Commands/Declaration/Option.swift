/// An option with a value, as `--limit N`; ``Arguments`` gives its value by it.
struct Option<Value: Sendable>: Sendable {
  /// What parsing, help, errors and completions know of it.
  let declaration: OptionDeclaration
  /// How its value is read.
  let type: ValueType<Value>

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - name: The name without dashes: `limit`.
  ///   - placeholder: What stands for the value in the help: `N`.
  ///   - type: How the value is read.
  ///   - summary: What it does, in a few words.
  init(_ name: String, _ placeholder: String, _ type: ValueType<Value>, _ summary: String) {
    self.type = type
    declaration = OptionDeclaration(
      name: name, summary: summary,
      value: ValueDeclaration(placeholder: placeholder, form: type.form) { type.read($0) != nil })
  }
}

/// An option without a value, as `--json`; ``Arguments`` tells by it whether it was given.
struct Flag: Sendable {
  /// What parsing, help, errors and completions know of it.
  let declaration: OptionDeclaration

  /// Declares a flag by its name without dashes and what it does, in a few words.
  init(_ name: String, _ summary: String) {
    declaration = OptionDeclaration(name: name, summary: summary, value: nil)
  }
}

/// What parsing, help, errors and completions know of an option or a flag.
struct OptionDeclaration: Sendable {
  /// The name without dashes.
  let name: String
  /// What it does, in a few words.
  let summary: String
  /// What its value may be; `nil` for a flag.
  let value: ValueDeclaration?
}

/// What parsing, help, errors and completions know of a value.
struct ValueDeclaration: Sendable {
  /// What stands for it in the help.
  let placeholder: String
  /// What it may be.
  let form: ValueForm
  /// Whether a text can be read as the value.
  let accepts: @Sendable (String) -> Bool
}

/// Options that stand together in the help of a command.
struct OptionGroup: Sendable {
  /// The heading in the help.
  let title: String
  /// The options, in the order of the help.
  let options: [OptionDeclaration]
}
