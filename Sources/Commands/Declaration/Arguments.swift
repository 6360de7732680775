/// What was given to a command; every text in it has been found readable by its declaration.
struct Arguments: Equatable, Sendable {
  /// The texts of the options that were given, by name, in the order given; a flag's are empty.
  private var given: [String: [String]] = [:]
  /// The texts of the arguments that are known by their place, by placeholder.
  private(set) var positionals: [String: [String]] = [:]

  /// The text of each option that was given, by name: of several the last.
  var options: [String: String] { given.compactMapValues(\.last) }

  /// The value of an option, or `nil` if it was not given; of several the last.
  subscript<Value>(option: Option<Value>) -> Value? {
    given[option.declaration.name]?.last.flatMap(option.type.read)
  }

  /// The values of an option that may be given more than once, in the order given.
  subscript<Value>(all option: Option<Value>) -> [Value] {
    given[option.declaration.name, default: []].compactMap(option.type.read)
  }

  /// Whether a flag was given.
  subscript(flag: Flag) -> Bool { given[flag.declaration.name] != nil }

  /// The value of an argument that is given at most once, or `nil`.
  subscript<Value>(argument: Positional<Value>) -> Value? { self[all: argument].first }

  /// The values of an argument, in the order given.
  subscript<Value>(all argument: Positional<Value>) -> [Value] {
    positionals[argument.declaration.value.placeholder, default: []]
      .compactMap(argument.type.read)
  }

  /// Takes in an option.
  mutating func set(_ option: OptionDeclaration, to text: String) {
    given[option.name, default: []].append(text)
  }

  /// Takes in an argument.
  mutating func append(_ text: String, to argument: PositionalDeclaration) {
    positionals[argument.value.placeholder, default: []].append(text)
  }
}
