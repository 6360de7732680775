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
  /// The seed that was named, if any.
  public let seed: Seed?

  /// Puts options, levels and a seed together.
  public init(values: [String: String] = [:], levels: [LevelFile] = [], seed: Seed? = nil) {
    self.values = values
    self.levels = levels
    self.seed = seed
  }
}
