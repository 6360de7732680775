public import ArcadeCore
import CardTable

/// Match as plain lines: numbers of places in, cards in words out.
public struct MatchDialogue: Dialogue {
  /// The commands of match.
  public static let commands = [
    DialogueCommand("choose N ...", "turn the cards in these places; the numbers alone do too"),
    DialogueCommand("history", "everything that happened, the oldest first"),
  ]

  /// Speaks for a game.
  public init(game: MatchGame) {}

  /// The cards left, and each place, those that look alike in one line.
  public func show(_ game: MatchGame) -> [String] {
    let left = MatchWords.count(game.table.cards.count, "card")
    let places = game.table.places.indices.map { Self.look(of: $0, in: game) }
    var lines = ["\(left) on the table, \(game.options.cardsToMatch) to match."]
    var first = 0
    while first < places.count {
      let last = places[first...].prefix { $0 == places[first] }.endIndex - 1
      let range = first == last ? "\(first + 1)" : "\(first + 1) to \(last + 1)"
      lines.append("\(range): \(places[first])")
      first = last + 1
    }
    return game.isOver ? lines + [MatchWords.ending(of: game)] : lines
  }

  /// Reads a command.
  public mutating func read(_ line: String, in game: MatchGame) -> DialogueReply<MatchMove> {
    let words = line.lowercased().split { $0 == " " || $0 == "\t" || $0 == "," }.map(String.init)
    guard let command = words.first else { return .unknown }
    switch command {
    case "history" where words.count == 1: return .say(Self.history(of: game))
    case "history": return .refuse("Too many words: type history.")
    case "choose": return choose(words.dropFirst(), in: game)
    case _ where WholeNumber.parse(command) != nil: return choose(words[...], in: game)
    case _: return .unknown
    }
  }

  /// What became of the card that was turned, and the end.
  public func tell(_ events: [MatchEvent], in game: MatchGame) -> [String] {
    events.flatMap { event in
      switch event {
      case .table(let event): Self.tell(event)
      case .ended: [MatchWords.ending(of: game)]
      }
    }
  }

  private func choose(
    _ numbers: ArraySlice<String>, in game: MatchGame
  ) -> DialogueReply<MatchMove> {
    let most = game.options.cards
    var moves: [MatchMove] = []
    for number in numbers {
      guard let place = PlaceNumber.place(number), place < most else {
        return .refuse(
          "There is no place '\(PrintableText.shortened(number))': choose numbers from 1 to \(most)."
        )
      }
      moves.append(.choose(place))
    }
    guard !moves.isEmpty else { return .refuse("No place is named: type choose and a number.") }
    return .moves(moves)
  }

  private static func history(of game: MatchGame) -> [String] {
    let lines = MatchWords.history(of: game).enumerated().map { "\($0 + 1): \($1)" }
    return lines.isEmpty ? ["Nothing has happened yet."] : lines
  }

  private static func look(of place: Int, in game: MatchGame) -> String {
    guard let card = game.table.places[place] else { return "empty" }
    let isChosen = game.table.chosen.contains(place)
    guard isChosen || game.isOver else { return "face down" }
    return isChosen ? "\(card), \(card.words), chosen" : "\(card), \(card.words)"
  }

  private static func tell(_ event: TableEvent<PlayingCard, Mismatch>) -> [String] {
    switch event {
    case .chosen(let choice): [turned(choice)]
    case .takenBack(let choice):
      ["Place \(choice.place + 1): \(choice.card) is face down again."]
    case .matched(let cards, _):
      cards.suffix(1).map(turned) + [MatchWords.line(of: event)]
        + ["Places \(numbers(cards)) are empty."]
    case .missed(let cards, _, _):
      cards.suffix(1).map(turned) + [MatchWords.line(of: event)]
        + cards.dropLast().map { "Place \($0.place + 1): \($0.card) is face down again." }
    case .charged: [MatchWords.line(of: event)]
    }
  }

  private static func turned(_ choice: PlacedCard<PlayingCard>) -> String {
    "Place \(choice.place + 1): \(choice.card), \(choice.card.words)."
  }

  private static func numbers(_ cards: [PlacedCard<PlayingCard>]) -> String {
    let numbers = cards.map(\.place).sorted().map { String($0 + 1) }
    return numbers.dropLast().joined(separator: ", ") + " and " + (numbers.last ?? "")
  }
}
