import Play

/// `arcade levels`: lists, checks and makes the level files that games are played from.
enum LevelsCommand {
  /// What is to be done.
  enum Action: String, CaseIterable {
    case list, check, anagrams, make
  }

  static let action = Positional<Action>("ACTION", .choice, .one, "What to do")
  /// An empty word is read too: where it is a phrase, no path must be spoken of.
  static let files = Positional<String>(
    "FILE", ValueType(form: .file) { $0 }, .any,
    "Files to check, without any all that would be listed; for anagrams the phrase")
  static let game = Option<String>(
    "game", "GAME", .choice(Catalog.games.filter { $0.levelFolder != nil }.map { $0.name }),
    "Only this game's levels")

  private static let listing = OptionGroup(
    title: "Options of list and check", options: [game.declaration, LevelFiles.option.declaration])

  static let command = Command(
    name: "levels", summary: "List, check and make the files that games are played from",
    details: [
      "'check' reads each file as the game would, and names file, line, column and reason of the"
        + " first fault in each.",
      "'anagrams' prints the phrases that have exactly the letters of another, made of the words of a"
        + " list: fewer words first, then by the rarest of them, as the list has it or counts it.",
      "'make' writes a level of anagrams: words with all that have the same letters, or, of each"
        + " --phrase, the phrases that have its letters.",
      "A list of words has one a line; a tab and how often the word is used may follow.",
    ],
    positionals: [action.declaration, files.declaration],
    groups: [listing, WordOptions.group, MakeOptions.group],
    exclusive: [["letters", "phrase"]],
    examples: [
      .init("arcade levels list", "Show what can be played."),
      .init("arcade levels check mine.json", "Find what is wrong with a level of your own."),
      .init(
        "arcade levels anagrams 'dirty room' --words /usr/share/dict/words",
        "Print what the letters make."),
      .init(
        "arcade levels make --words words.txt --name mine --output mine.json",
        "Make a level of words of 4 to 8 letters."),
    ],
    run: run)

  @Sendable private static func run(
    _ arguments: Arguments, in world: World
  ) throws(CommandFault) -> Outcome {
    let action = arguments[action] ?? .list
    try checkOptions(of: action, arguments)
    switch action {
    case .list, .check: return try listOrCheck(arguments, in: world)
    case .anagrams: return try AnagramsOfPhrase(arguments, in: world).print()
    case .make: return try LevelMaking(arguments, in: world).make()
    }
  }

  /// Refuses options that belong to another action: what is asked for and not done would mislead.
  private static func checkOptions(
    of action: Action, _ arguments: Arguments
  ) throws(CommandFault) {
    let groups =
      switch action {
      case .list, .check: [listing]
      case .anagrams: [WordOptions.group]
      case .make: [WordOptions.group, MakeOptions.group]
      }
    let known = groups.flatMap(\.options).map(\.name)
    guard let stranger = arguments.options.keys.sorted().first(where: { !known.contains($0) })
    else { return }
    throw CommandFault(
      UsageError.refused(
        "'levels \(action.rawValue)' has no option '--\(stranger)': leave it out, or see "
          + "'arcade levels --help'."))
  }
}
