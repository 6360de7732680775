import ArcadeCore
import Scores

/// Plays kept games again and says whether their scores are true.
enum Referee {
  /// Judges a result by the rules of its kind.
  static func judge<Rules: ArcadeGame>(
    _ result: GameResult, by rules: Rules.Type, levels: [LevelFile]
  ) -> Verdict {
    guard result.rules == Rules.rulesVersion else {
      return .cannotBeJudged(
        "It was played by rules \(result.rules), these are \(Rules.rulesVersion).")
    }
    guard let seed = result.seed.flatMap({ Seed($0) }), !result.moves.isEmpty else {
      return .cannotBeJudged("It has no seed or no moves.")
    }
    let options: Rules.Options
    do throws(SetupFault) {
      let level = result.level.flatMap { LevelIdentity(text: $0) }
      options = try Rules.options(mode: result.mode, level: level, levels: levels)
    } catch {
      return .cannotBeJudged(error.description)
    }
    do throws(RecordingFault) {
      let recording = try Recording<Rules>(options: options, seed: seed, text: result.moves)
      var game = try recording.replay()
      return compare(&game, with: result)
    } catch {
      return .isFalse(error.description)
    }
  }

  /// Compares a game, played again to its last move, with what was kept of it.
  private static func compare<Rules: ArcadeGame>(
    _ game: inout Rules, with result: GameResult
  ) -> Verdict {
    let isUnfinished = result.marks.contains("unfinished")
    if !isUnfinished { _ = game.advance(to: PlayTime(milliseconds: result.durationMs)) }
    guard game.score == result.score else {
      return .isFalse("The moves give \(game.score), kept is \(result.score).")
    }
    guard game.hintsTaken == result.hints else {
      return .isFalse("The moves take \(game.hintsTaken) hints, kept are \(result.hints).")
    }
    guard game.isOver != isUnfinished else {
      return .isFalse(
        isUnfinished
          ? "It is marked as unfinished, but its moves end the game."
          : "Its moves do not end the game.")
    }
    return .holds
  }
}
