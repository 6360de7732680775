import ArcadeCore
import CardTable

/// What happens in a game of Set, in sentences.
enum SetWords {
  /// The line of a history.
  static func line(of event: TableEvent<SetCard, SetReason>) -> String {
    switch event {
    case .chosen(let choice): "\(choice.card.code): \(choice.card.words)."
    case .takenBack(let choice): "\(choice.card.code) is taken back."
    case .matched(let cards, let points): "Set for \(points) points: \(codes(cards.map(\.card)))."
    case .missed(_, _, .noSet(let faults)): noSet(faults)
    case .charged(let points, .hint(let choice)):
      "\(choice.card.code), \(choice.card.words), is in a Set: \(points) points for the hint."
    case .charged(0, .threeMore): "Three more cards for nothing: there was no Set."
    case .charged(let points, .threeMore):
      "Three more cards for \(points) points: there was a Set."
    case .missed(_, let points, _), .charged(let points, _): "\(points) points lost."
    }
  }

  /// Why three cards are no Set: the features that are wrong, and how.
  static func noSet(_ faults: [SetFault]) -> String {
    "No Set: \(faults.map(\.description).joined(separator: "; "))."
  }

  /// The wrong features in letters: `wrong: 2 1 2, T S T, O D D`.
  static func short(_ faults: [SetFault]) -> String {
    let letters = faults.map { fault in
      fault.values.map { String(fault.feature.letters[$0]) }.joined(separator: " ")
    }
    return "wrong: \(letters.joined(separator: ", "))"
  }

  /// How the game came to its end.
  static func ending(_ ending: SetEnding, of game: SetGame) -> String {
    switch ending {
    case .allFound: "You have found \(Words.count(game.found.count, "Set")), as many as it takes."
    case .noSetLeft where game.table.cards.isEmpty:
      "No card is left: you have found \(Words.count(game.found.count, "Set"))."
    case .noSetLeft:
      "No Set is left in \(game.table.cards.count) cards: you have found "
        + "\(Words.count(game.found.count, "Set"))."
    }
  }

  /// How many tries were none, and how many hints it took.
  static func tally(of game: SetGame) -> String {
    let misses = game.table.history.count { event in
      guard case .missed = event else { return false }
      return true
    }
    return "\(Words.count(misses, "miss")), \(Words.count(game.hintsTaken, "hint"))."
  }

  /// Cards in short, one after the other.
  static func codes(_ cards: [SetCard]) -> String {
    cards.map(\.code).joined(separator: " ")
  }
}
