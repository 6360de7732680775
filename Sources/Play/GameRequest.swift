public import ArcadeCore

/// What a player asked for on the command line.
public struct GameRequest: Equatable, Sendable {
  /// The seed, if one was named.
  public var seed: Seed?
  /// The values of the game's own options, by name; a flag that was given has an empty value.
  public var values: [String: String]
  /// The folder with the player's own levels, if one was named.
  public var levelsFolder: String?

  /// Makes a request; without arguments for any game.
  public init(seed: Seed? = nil, values: [String: String] = [:], levelsFolder: String? = nil) {
    self.seed = seed
    self.values = values
    self.levelsFolder = levelsFolder
  }

  /// Whether it names a certain game, so that one left behind is not offered instead.
  public var namesAGame: Bool { seed != nil || !values.isEmpty }
}
