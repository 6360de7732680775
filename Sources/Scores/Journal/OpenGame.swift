public import ArcadeCore

/// A game whose journal has no end line: left behind, or being played by another program.
public struct OpenGame: Equatable, Sendable {
  /// The name that its result will have.
  public let key: ResultKey
  /// What was known at its first move.
  public let header: GameHeader
  /// The moves that are on file, at least one.
  public let moves: [KeptMove]
  /// The moment of play up to which it is known to have been played: from there the clock goes on.
  public let playTime: PlayTime

  /// Puts together what a journal says.
  ///
  /// - Parameters:
  ///   - key: The name that its result will have.
  ///   - header: What was known at its first move.
  ///   - moves: The moves that are on file.
  ///   - leftAt: The moment of play at which it was left, if that is on file.
  public init(
    key: ResultKey, header: GameHeader, moves: [KeptMove], leftAt: PlayTime = .zero
  ) {
    self.key = key
    self.header = header
    self.moves = moves
    playTime = max(leftAt, moves.last?.time ?? .zero)
  }

  /// The points after the last move.
  public var score: Int { moves.last?.score ?? 0 }

  /// The moves as one text, which ArcadeCore's `Recording` reads.
  public var movesText: String { MovesText(moves).text }

  /// The result of the game as it stands.
  ///
  /// - Parameters:
  ///   - end: The moment at which it is given up.
  ///   - hints: The hints taken.
  /// - Returns: The result, marked `unfinished`.
  public func unfinishedResult(end: Timestamp, hints: Int = 0) -> GameResult {
    header.result(moves: movesText, unfinishedEnding(end: end, hints: hints))
  }

  /// The ending of the game as it stands.
  func unfinishedEnding(end: Timestamp, hints: Int) -> GameEnding {
    GameEnding(
      end: end, durationMs: playTime.milliseconds, score: score, hints: hints,
      marks: ["unfinished"])
  }
}
