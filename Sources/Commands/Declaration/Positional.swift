/// An argument that is known by its place, as the `KEY` of `settings KEY VALUE`.
struct Positional<Value: Sendable>: Sendable {
  /// What parsing, help, errors and completions know of it.
  let declaration: PositionalDeclaration
  /// How its value is read.
  let type: ValueType<Value>

  /// Declares an argument.
  ///
  /// - Parameters:
  ///   - placeholder: Its name, and what stands for it in the help: `KEY`.
  ///   - type: How its value is read.
  ///   - count: How often it may and must be given.
  ///   - summary: What it is, in a few words.
  init(
    _ placeholder: String, _ type: ValueType<Value>, _ count: PositionalCount, _ summary: String
  ) {
    self.type = type
    declaration = PositionalDeclaration(
      summary: summary, count: count,
      value: ValueDeclaration(placeholder: placeholder, form: type.form) { type.read($0) != nil })
  }
}

/// What parsing, help, errors and completions know of an argument that is known by its place.
struct PositionalDeclaration: Sendable {
  /// What it is, in a few words.
  let summary: String
  /// How often it may and must be given.
  let count: PositionalCount
  /// What it may be; its placeholder is the argument's name.
  let value: ValueDeclaration
}

/// How often an argument that is known by its place may and must be given.
enum PositionalCount: Sendable {
  /// Once, or not at all.
  case optional
  /// Once.
  case one
  /// Any number of times; only the last argument of a command can be.
  case any
  /// Once or more; only the last argument of a command can be.
  case several
}

extension PositionalCount {
  /// Whether a command cannot do without it.
  var isRequired: Bool {
    switch self {
    case .one, .several: true
    case .optional, .any: false
    }
  }

  /// Whether all further arguments are of it too.
  var repeats: Bool {
    switch self {
    case .any, .several: true
    case .optional, .one: false
    }
  }
}
