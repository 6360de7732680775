/// An option that one kind of game adds to its command, as `--machine NAME`.
public struct GameOption: Equatable, Sendable {
  /// The option's name without dashes: `machine`.
  public let name: String
  /// What stands for its value in the help, as `NAME`; `nil` for a flag.
  public let placeholder: String?
  /// What it does, in a few words, for the help.
  public let summary: String
  /// The values to choose from, where they are few and known; else empty.
  public let choices: [String]

  /// Declares an option.
  public init(
    name: String, placeholder: String? = nil, summary: String, choices: [String] = []
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.choices = choices
  }
}

/// What a player asked for when starting a game, before the rules have looked at it.
public struct GameSetup: Equatable, Sendable {
  /// The values of the game's own options by name; a flag that was given has an empty value.
  public let values: [String: String]
  /// The level files to choose from, in order; empty for games without levels.
  public let levels: [LevelFile]

  /// Puts options and levels together.
  public init(values: [String: String] = [:], levels: [LevelFile] = []) {
    self.values = values
    self.levels = levels
  }
}

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

  /// Makes the options that a player asked for.
  ///
  /// - Throws: ``SetupFault`` in one sentence if they cannot be met.
  static func options(for setup: GameSetup) throws(SetupFault) -> Options

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
}

extension ArcadeGame {
  /// No level, for games that have none.
  public static var levelFolder: String? { nil }

  /// No level, for games that have none.
  public static func level(of options: Options) -> LevelIdentity? { nil }

  /// No marks, for games that have none.
  public static func marks(of options: Options) -> [String] { [] }
}

/// Why a game cannot be started: one sentence with what was wrong and what to do.
public struct SetupFault: Error, Equatable, CustomStringConvertible {
  /// What kind of fault it is, for the exit status.
  public enum Cause: Equatable, Sendable {
    /// An option has a value that it cannot have.
    case usage
    /// A level file is wrong.
    case data
    /// A level is missing.
    case missing
  }

  /// What kind of fault it is.
  public let cause: Cause
  /// The sentence for the player.
  public let description: String

  /// Puts a cause and its sentence together.
  public init(_ cause: Cause, _ description: String) {
    self.cause = cause
    self.description = description
  }
}
