/// What was given to a command; every text in it has been found readable by its declaration.
struct Arguments: Equatable, Sendable {
  /// The texts of the options that were given, by name; a flag's is empty.
  private(set) var options: [String: String] = [:]
  /// The texts of the arguments that are known by their place, by placeholder.
  private(set) var positionals: [String: [String]] = [:]

  /// The value of an option, or `nil` if it was not given.
  subscript<Value>(option: Option<Value>) -> Value? {
    options[option.declaration.name].flatMap(option.type.read)
  }

  /// Whether a flag was given.
  subscript(flag: Flag) -> Bool { options[flag.declaration.name] != nil }

  /// The value of an argument that is given at most once, or `nil`.
  subscript<Value>(argument: Positional<Value>) -> Value? { self[all: argument].first }

  /// The values of an argument, in the order given.
  subscript<Value>(all argument: Positional<Value>) -> [Value] {
    positionals[argument.declaration.value.placeholder, default: []]
      .compactMap(argument.type.read)
  }

  /// Takes in an option; of two with the same name the later counts.
  mutating func set(_ option: OptionDeclaration, to text: String) {
    options[option.name] = text
  }

  /// Takes in an argument.
  mutating func append(_ text: String, to argument: PositionalDeclaration) {
    positionals[argument.value.placeholder, default: []].append(text)
  }
}
