import ArcadeCore
import CardTable

/// What happens in a game of match, in sentences.
enum MatchWords {
  /// The line of a history.
  static func line(of event: TableEvent<PlayingCard, Mismatch>) -> String {
    switch event {
    case .chosen(let choice): "\(choice.card)"
    case .takenBack(let choice): "\(choice.card) is turned back."
    case .matched(let cards, let points): "Matched \(names(cards)) for \(count(points, "point"))."
    case .missed(let cards, let points, .nothingInCommon):
      "\(names(cards)) don't match: \(count(points, "point")) lost."
    case .charged(let points, _): "\(count(points, "point")) lost."
    }
  }

  /// Every line of a game's history, the newest last.
  static func history(of game: MatchGame) -> [String] {
    game.table.history.map(line)
  }

  /// How the game came to its end.
  static func ending(of game: MatchGame) -> String {
    switch game.table.cards.count {
    case 0: "All cards are matched."
    case 1: "No cards left can match: 1 stays on the table."
    case let left: "No cards left can match: \(left) stay on the table."
    }
  }

  /// How many cards matched how often, and how often they did not.
  static func tally(of game: MatchGame) -> String {
    var (matches, misses) = (0, 0)
    for event in game.table.history {
      switch event {
      case .matched: matches += 1
      case .missed: misses += 1
      case .chosen, .takenBack, .charged: break
      }
    }
    return "\(count(matches, "match", "matches")), \(count(misses, "miss", "misses"))."
  }

  /// A number and its noun: `1 point`, `16 points`.
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(Score.text(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  private static func names(_ cards: [PlacedCard<PlayingCard>]) -> String {
    cards.map(\.card.description).joined(separator: " ")
  }
}
