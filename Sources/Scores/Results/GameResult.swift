/// What is kept of a game: how it was dealt, what was done in it, and what came of it.
public struct GameResult: Equatable, Sendable {
  /// The name of the kind of game: `slots`.
  public var kind: String
  /// The options as exact text: `race 20`, `classic`.
  public var mode: String
  /// The points at the end.
  public var score: Int
  /// The moment of the deal.
  public var start: Timestamp
  /// The moment of the end; before ``start`` if a clock was set back.
  public var end: Timestamp
  /// The whole milliseconds of play, pauses left out.
  public var durationMs: Int64
  /// The number that all of the game's chance came from, at most 2⁵³ − 1.
  public var seed: UInt64?
  /// The moves as exact text; empty if they are not known.
  public var moves: String
  /// The version of the rules that the game was played with, from 1.
  public var rules: Int
  /// The level's name and the hash of its content, where the game was played from a file.
  public var level: String?
  /// The hints taken.
  public var hints: Int
  /// Who played.
  public var player: String?
  /// What is to be known about it: `relaxed`, `unfinished`, `imported`, `daily`.
  public var marks: [String]

  /// Puts a result together.
  public init(
    kind: String, mode: String, score: Int, start: Timestamp, end: Timestamp, durationMs: Int64,
    seed: UInt64? = nil, moves: String = "", rules: Int = 1, level: String? = nil, hints: Int = 0,
    player: String? = nil, marks: [String] = []
  ) {
    self.kind = kind
    self.mode = mode
    self.score = score
    self.start = start
    self.end = end
    self.durationMs = durationMs
    self.seed = seed
    self.moves = moves
    self.rules = rules
    self.level = level
    self.hints = hints
    self.player = player
    self.marks = marks
  }
}

extension GameResult {
  /// The traits that keep it from taking a highlight, a rank or a best.
  public var traits: ResultTraits {
    var traits = marks.reduce(into: ResultTraits()) { $0.formUnion(ResultTraits(mark: $1)) }
    if moves.isEmpty { traits.insert(.withoutMoves) }
    return traits
  }
}
