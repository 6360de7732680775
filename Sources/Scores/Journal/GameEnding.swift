/// What came of a game.
public struct GameEnding: Equatable, Sendable {
  /// The moment of the end.
  public var end: Timestamp
  /// The whole milliseconds of play, pauses left out.
  public var durationMs: Int64
  /// The points at the end.
  public var score: Int
  /// The hints taken.
  public var hints: Int
  /// What is to be known about the result besides the header's marks: `unfinished`.
  public var marks: [String]

  /// Puts an ending together.
  public init(
    end: Timestamp, durationMs: Int64, score: Int, hints: Int = 0, marks: [String] = []
  ) {
    self.end = end
    self.durationMs = durationMs
    self.score = score
    self.hints = hints
    self.marks = marks
  }
}
