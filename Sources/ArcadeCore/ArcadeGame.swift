/// A game of which the house needs nothing but this to offer it: by name, with options, kept, judged.
public protocol ArcadeGame: Game {
  /// The game's name for people: `Slots`.
  static var title: String { get }

  /// What the game is, in a few words, for the help and the lobby.
  static var summary: String { get }

  /// The options that the game adds to its command.
  static var commandOptions: [GameOption] { get }

  /// The folder below Levels/ that the game is played from, or `nil`.
  static var levelFolder: String? { get }

  /// The keys that a level file of the game must have, by which it is told from those of others.
  static var levelKeys: [String] { get }

  /// Makes the options that a player asked for.
  ///
  /// - Throws: ``SetupFault`` in one sentence if they cannot be met.
  static func options(for setup: GameSetup) throws(SetupFault) -> Options

  /// What to ask a player at the full screen before the deal, if the setup leaves it open; else `nil`.
  ///
  /// - Throws: ``SetupFault`` if there is nothing to choose from.
  static func question(for setup: GameSetup) throws(SetupFault) -> SetupQuestion?

  /// Makes the options that a kept game was played with.
  ///
  /// - Parameters:
  ///   - mode: The options' exact text, as ``mode(of:)`` gives it.
  ///   - level: The level that the game was played from, if any.
  ///   - levels: The level files at hand.
  /// - Returns: The options, equal to those that the game was started with.
  /// - Throws: ``SetupFault`` if the mode is unknown, or the level is missing or another.
  static func options(
    mode: String, level: LevelIdentity?, levels: [LevelFile]
  ) throws(SetupFault) -> Options

  /// The options as exact text, as results keep it: `30/2`, `race 20`, `classic`.
  static func mode(of options: Options) -> String

  /// The level that the game is played from, if any.
  static func level(of options: Options) -> LevelIdentity?

  /// What marks results of these options, as `relaxed`.
  static func marks(of options: Options) -> [String]

  /// Points as the game writes them, on screen and on the board.
  static func scoreText(_ points: Int) -> String

  /// Reads a level file whole, with every check.
  ///
  /// - Parameter file: Any file.
  /// - Returns: What the level is.
  /// - Throws: ``SetupFault`` with file, line, column and reason if it cannot be played.
  static func summary(of file: LevelFile) throws(SetupFault) -> LevelSummary

  /// What the command prints instead of playing, if the options ask for a report; else `nil`.
  ///
  /// - Throws: ``SetupFault`` if the report cannot be made.
  static func report(for setup: GameSetup) throws(SetupFault) -> [String]?
}

extension ArcadeGame {
  /// No level, for games that have none.
  public static var levelFolder: String? { nil }

  /// No keys, for games that have no levels.
  public static var levelKeys: [String] { [] }

  /// Nothing to ask, for games that are dealt at once.
  public static func question(for setup: GameSetup) throws(SetupFault) -> SetupQuestion? { nil }

  /// No level, for games that have none.
  public static func level(of options: Options) -> LevelIdentity? { nil }

  /// No marks, for games that have none.
  public static func marks(of options: Options) -> [String] { [] }

  /// The points with their thousands grouped, for games whose score is what was made.
  public static func scoreText(_ points: Int) -> String { Score.text(points) }

  /// No level can be read, for games that have none.
  public static func summary(of file: LevelFile) throws(SetupFault) -> LevelSummary {
    throw SetupFault(.usage, "\(title) is played without level files: leave them out.")
  }

  /// No report, for games that have none.
  public static func report(for setup: GameSetup) throws(SetupFault) -> [String]? { nil }
}
