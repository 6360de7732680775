/// What is known of a game when its first move is made: all that is needed to play it on.
public struct GameHeader: Equatable, Sendable {
  /// The name of the kind of game: `slots`.
  public var kind: String
  /// The options as exact text: `race 20`, `classic`.
  public var mode: String
  /// The number that all of the game's chance comes from, at most 2⁵³ − 1.
  public var seed: UInt64?
  /// The level's name and the hash of its content, where the game is played from a file.
  public var level: String?
  /// The version of the rules that the game is played with, from 1.
  public var rules: Int
  /// The moment of the deal.
  public var start: Timestamp
  /// Who plays.
  public var player: String?
  /// What is to be known about the result: `relaxed`, `daily`.
  public var marks: [String]

  /// Puts a header together.
  public init(
    kind: String, mode: String, seed: UInt64?, level: String? = nil, rules: Int, start: Timestamp,
    player: String? = nil, marks: [String] = []
  ) {
    self.kind = kind
    self.mode = mode
    self.seed = seed
    self.level = level
    self.rules = rules
    self.start = start
    self.player = player
    self.marks = marks
  }
}

extension GameHeader {
  /// The result of the game.
  ///
  /// - Parameters:
  ///   - moves: The moves as ``MovesText`` writes them.
  ///   - ending: What came of the game.
  /// - Returns: What is kept of the game.
  func result(moves: String, _ ending: GameEnding) -> GameResult {
    GameResult(
      kind: kind, mode: mode, score: ending.score, start: start, end: ending.end,
      durationMs: ending.durationMs, seed: seed, moves: moves, rules: rules, level: level,
      hints: ending.hints, player: player,
      marks: marks + ending.marks.filter { !marks.contains($0) })
  }
}
