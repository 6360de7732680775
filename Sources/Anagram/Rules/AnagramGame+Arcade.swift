public import ArcadeCore

extension AnagramGame: ArcadeGame {
  /// The game's name for people.
  public static let title = "Anagram"
  /// What the game is, in a few words.
  public static let summary = "lay the tiles: the same letters, another phrase"
  /// The folder of the level files.
  public static let levelFolder: String? = "anagram"
  /// What every level file says.
  public static let levelKeys = [
    "name", "title", "order", "pointsPerTile", "timeToSolve", "anagrams",
  ]

  /// The level, and playing without a limit of time.
  public static let commandOptions = [
    GameOption(name: levelOption, placeholder: "NAME", summary: "play this level"),
    GameOption(name: relaxed, summary: "no limit of time; the result is marked"),
  ]

  /// Finds the level that a player asked for; without a wish the first by its order.
  ///
  /// - Throws: `SetupFault` if no file at hand is that level.
  public static func options(for setup: GameSetup) throws(SetupFault) -> AnagramOptions {
    let levels = LevelFinder<AnagramLevel>(files: setup.levels)
    let isRelaxed = setup.values[relaxed] != nil
    guard let name = setup.values[levelOption] else {
      return AnagramOptions(
        level: try levels.first(by: AnagramLevel.isBefore), isRelaxed: isRelaxed)
    }
    return AnagramOptions(level: try levels.level(named: name), isRelaxed: isRelaxed)
  }

  /// Asks for the level where none was named.
  ///
  /// - Throws: `SetupFault` if none can be played.
  public static func question(for setup: GameSetup) throws(SetupFault) -> SetupQuestion? {
    guard setup.values[levelOption] == nil else { return nil }
    let levels = LevelFinder<AnagramLevel>(files: setup.levels)
    _ = try levels.first(by: AnagramLevel.isBefore)
    let isRelaxed = setup.values[relaxed] != nil
    let choices = levels.playable.sorted(by: AnagramLevel.isBefore).map { level in
      SetupQuestion.Choice(
        level.name, title: level.title, detail: AnagramWords.terms(of: level, relaxed: isRelaxed))
    }
    return SetupQuestion("Which level?", option: levelOption, choices: choices)
  }

  /// Finds the very level that a kept game was played from.
  ///
  /// - Parameters:
  ///   - mode: The level's name, and ` relaxed` behind it where there was no limit of time.
  ///   - level: The name and the content of its file.
  ///   - levels: The level files at hand.
  /// - Returns: The options, with the level read from the same bytes.
  /// - Throws: `SetupFault` if the file is missing or another than it was.
  public static func options(
    mode: String, level: LevelIdentity?, levels: [LevelFile]
  ) throws(SetupFault) -> AnagramOptions {
    guard let level, let isRelaxed = [level.name: false, "\(level.name) \(relaxed)": true][mode]
    else { throw SetupFault(.data, "The game does not say which level it was played from.") }
    return AnagramOptions(
      level: try LevelFinder(files: levels).level(level), isRelaxed: isRelaxed)
  }

  /// The level's name, and ` relaxed` behind it where there is no limit of time.
  public static func mode(of options: AnagramOptions) -> String {
    options.level.name + (options.isRelaxed ? " \(relaxed)" : "")
  }

  /// The level's file.
  public static func level(of options: AnagramOptions) -> LevelIdentity? { options.level.identity }

  /// `relaxed` where there is no limit of time.
  public static func marks(of options: AnagramOptions) -> [String] {
    options.isRelaxed ? [relaxed] : []
  }

  /// Reads a level file whole, with every check of the rules.
  ///
  /// - Throws: `SetupFault` with file, line, column and reason if it cannot be played.
  public static func summary(of file: LevelFile) throws(SetupFault) -> LevelSummary {
    let level = try AnagramLevel(reading: file)
    return LevelSummary(
      name: level.name, title: level.title,
      detail: "\(Words.count(level.entries.count, "anagram")), "
        + AnagramWords.terms(of: level, relaxed: false),
      order: level.order)
  }

  private static let levelOption = "level"
  private static let relaxed = "relaxed"
}
