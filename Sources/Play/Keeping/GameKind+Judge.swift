public import ArcadeCore
public import Scores

extension GameKind {
  /// Plays a kept game of this kind again, and compares it with what was kept of it.
  ///
  /// - Parameters:
  ///   - result: What was kept.
  ///   - levels: The level files at hand.
  /// - Returns: Whether its score, hints and end are true, or why that cannot be said.
  public func judge(_ result: GameResult, levels: [LevelFile]) -> Verdict {
    Referee.judge(result, by: Rules.self, levels: levels)
  }
}
