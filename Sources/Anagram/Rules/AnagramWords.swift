import ArcadeCore

/// What is said of a game of anagrams on either face.
enum AnagramWords {
  /// What a level gives for a tile, and how long it lets one think: `10 points a tile, 10:00 each`.
  static func terms(of level: AnagramLevel, relaxed isRelaxed: Bool) -> String {
    let time = isRelaxed ? "no limit of time" : "\(limit(of: level)) each"
    return "\(Words.count(level.pointsPerTile, "point")) a tile, \(time)"
  }

  /// The time for one anagram: `10:00`, from an hour up `1:00:00`.
  static func limit(of level: AnagramLevel) -> String {
    PlayTime(milliseconds: Int64(level.timeToSolve) * 1000).description
  }

  /// Points gained or lost, as the end of a sentence: `10 points`, `5 points lost`, `nothing lost`.
  static func change(_ points: Int) -> String {
    if points > 0 { return Words.count(points, "point") }
    return points < 0 ? "\(Words.count(-points, "point")) lost" : "nothing lost"
  }

  /// How a game ended, in one sentence.
  static func ending(_ ending: AnagramEnding, of game: AnagramGame) -> String {
    let solved = "\(game.solvedCount) of \(Words.count(game.puzzleCount, "anagram")) solved"
    return switch ending {
    case .levelDone: "The level is done: \(solved)."
    case .gaveUp: "You give up: \(solved)."
    case .timeUp: "The time is up: \(solved)."
    }
  }
}
