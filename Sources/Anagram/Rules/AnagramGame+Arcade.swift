public import ArcadeCore

extension AnagramGame: ArcadeGame {
  /// The game's name for people.
  public static let title = "Anagram"
  /// What the game is, in a few words.
  public static let summary = "lay the tiles: the same letters, another phrase"
  /// The folder of the level files.
  public static let levelFolder: String? = "anagram"

  /// The level, and playing without a limit of time.
  public static let commandOptions = [
    GameOption(name: "level", placeholder: "NAME", summary: "play this level"),
    GameOption(name: "relaxed", summary: "no limit of time; the result is marked"),
  ]

  /// Finds the level that a player asked for; without a wish the first by its order.
  ///
  /// - Throws: `SetupFault` if no file at hand is that level.
  public static func options(for setup: GameSetup) throws(SetupFault) -> AnagramOptions {
    throw SetupFault(.missing, "")
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
    throw SetupFault(.missing, "")
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

  private static let relaxed = "relaxed"
}
