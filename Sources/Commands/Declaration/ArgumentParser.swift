/// Reads the words that follow a command by the command's declaration.
///
/// An option is `--name`, with its value as `--name value` or `--name=value`. Options and other
/// arguments may stand in any order; `--` ends the options. A word that starts with two dashes, and
/// `-h`, is never taken for a value: it is written `--name=value` then. Of two options with the same
/// name the later counts, so that one may be added to a line called back, unless the option is one that
/// may be repeated. Names are not shortened.
struct ArgumentParser: Sendable {
  /// The command that the words were given to.
  let command: Command

  /// Reads words.
  ///
  /// - Parameter words: What was typed, without the command's name.
  /// - Returns: The arguments, all readable.
  /// - Throws: ``UsageError`` for the first word that is wrong, else for what is missing.
  func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    var places = command.positionals[...]
    var rest = words[...]
    var optionsAreOver = false
    while let word = rest.popFirst() {
      if optionsAreOver || !Self.isOption(word) {
        try take(word, into: &arguments, places: &places)
      } else if word == "--" {
        optionsAreOver = true
      } else {
        try takeOption(word, rest: &rest, into: &arguments)
      }
    }
    try checkWhole(arguments)
    return arguments
  }

  /// Whether a word stands in the place of an option; `-` alone is a file.
  static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word != "-" }

  /// Whether `-h` or `--help` is among the words: help goes before everything else.
  static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }

  /// Whether a word may be the value of the option before it.
  static func isValue(_ word: String) -> Bool { !word.hasPrefix("--") && word != "-h" }

  private func takeOption(
    _ word: String, rest: inout ArraySlice<String>, into arguments: inout Arguments
  ) throws(UsageError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard word.hasPrefix("--"), let option = command.option(named: halves[0].dropFirst(2)) else {
      throw .unknownOption(String(halves[0]), in: command)
    }
    guard let value = option.value else {
      guard halves.count == 1 else { throw .unwantedValue(option: option.name) }
      return arguments.set(option, to: "")
    }
    var text = halves.count == 2 ? String(halves[1]) : ""
    if halves.count == 1, let next = rest.first, Self.isValue(next) {
      text = rest.removeFirst()
    }
    guard !text.isEmpty else { throw .missingValue(option: option.name, value.form) }
    guard value.accepts(text) else { throw .badValue(text, of: "--\(option.name)", value.form) }
    arguments.set(option, to: text)
  }

  private func take(
    _ word: String, into arguments: inout Arguments, places: inout ArraySlice<PositionalDeclaration>
  ) throws(UsageError) {
    guard let place = places.first else { throw .unexpectedArgument(word, in: command) }
    let value = place.value
    guard value.accepts(word) else { throw .badValue(word, of: value.placeholder, value.form) }
    arguments.append(word, to: place)
    if !place.count.repeats { places.removeFirst() }
  }

  private func checkWhole(_ arguments: Arguments) throws(UsageError) {
    for place in command.positionals where place.count.isRequired {
      let value = place.value
      guard arguments.positionals[value.placeholder] != nil else {
        throw .missingArgument(value.placeholder, value.form, in: command)
      }
    }
    for group in command.exclusive {
      let given = group.filter { arguments.options[$0] != nil }
      guard given.count < 2 else { throw .together(given[0], given[1]) }
    }
  }
}
