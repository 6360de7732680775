public import ArcadeCore
import CardTable

/// Set as plain lines: places or cards in, cards in words out.
public struct SetDialogue: Dialogue {
  /// The commands of Set.
  public static let commands = [
    DialogueCommand(
      "choose A B C",
      "choose cards by place or code, 1 5 9 or 2RTO 1GSD 3POS; "
        + "the cards alone do too"),
    DialogueCommand("more", "three more cards"),
    DialogueCommand("hint", "a card of a Set, then a second, for points"),
    DialogueCommand("history", "everything that happened, the oldest first"),
  ]

  /// Speaks for a game.
  public init(game: SetGame) {}

  /// The table, the Sets found, and each card with its place.
  public func show(_ game: SetGame) -> [String] {
    let cards = game.table.places.indices.compactMap { Self.look(of: $0, in: game) }
    let ending = game.ending.map { [SetWords.ending($0, of: game)] } ?? []
    return [Self.standing(of: game)] + cards + ending
  }

  /// Reads a command.
  public mutating func read(_ line: String, in game: SetGame) -> DialogueReply<SetMove> {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }.map { $0.lowercased() }
    guard let command = words.first else { return .unknown }
    switch command {
    case "more", "+": return words.count == 1 ? .moves([.threeMore]) : Self.tooMany("more")
    case "hint": return words.count == 1 ? .moves([.hint]) : Self.tooMany("hint")
    case "history":
      return words.count == 1 ? .say(Self.history(of: game)) : Self.tooMany("history")
    case "choose": return NamedCards(words.dropFirst(), in: game).reply
    case _ where NamedCards.isName(command): return NamedCards(words[...], in: game).reply
    case _: return .unknown
    }
  }

  /// What came of a move, one change a line.
  public func tell(_ events: [SetEvent], in game: SetGame) -> [String] {
    events.flatMap { event in
      switch event {
      case .table(let event): Self.tell(event)
      case .dealt(let cards): cards.map { "Place \($0.place + 1): \(Self.name(of: $0.card))." }
      case .moved(let shifts):
        shifts.map {
          "Place \($0.to + 1): \(Self.name(of: $0.card)), moved from place \($0.from + 1)."
        }
      case .ended(let ending): [SetWords.ending(ending, of: game)]
      }
    }
  }

  private static func tell(_ event: TableEvent<SetCard, SetReason>) -> [String] {
    switch event {
    case .chosen(let choice): ["Place \(choice.place + 1): \(name(of: choice.card)), chosen."]
    case .takenBack(let choice):
      ["Place \(choice.place + 1): \(name(of: choice.card)), taken back."]
    case .missed(let cards, _, _):
      [SetWords.line(of: event)]
        + cards.suffix(1).map { "Place \($0.place + 1): \(name(of: $0.card)), stays chosen." }
    case .charged(_, .hint(let choice)):
      ["Place \(choice.place + 1): " + SetWords.line(of: event)]
    case .matched, .charged: [SetWords.line(of: event)]
    }
  }

  private static func standing(of game: SetGame) -> String {
    let cards = Words.count(game.table.cards.count, "card")
    let wanted = game.mode.setsToFind.map { " of \($0)" } ?? ""
    let deck = game.mode == .puzzle ? "" : " \(game.deck.count) in the deck,"
    let isOne = (game.mode.setsToFind ?? game.found.count) == 1
    return "\(cards) on the table,\(deck) "
      + "\(game.found.count)\(wanted) \(isOne ? "Set" : "Sets") found."
  }

  private static func look(of place: Int, in game: SetGame) -> String? {
    guard let card = game.table.places[place] else { return nil }
    let chosen = game.table.chosen.contains(place) ? ", chosen" : ""
    let hinted = game.hintedPlaces.contains(place) ? ", in a Set" : ""
    return "\(place + 1): \(name(of: card))\(chosen)\(hinted)"
  }

  private static func history(of game: SetGame) -> [String] {
    let lines = game.table.history.map(SetWords.line).enumerated().map { "\($0 + 1): \($1)" }
    return lines.isEmpty ? ["Nothing has happened yet."] : lines
  }

  private static func name(of card: SetCard) -> String { "\(card.code), \(card.words)" }

  private static func tooMany(_ command: String) -> DialogueReply<SetMove> {
    .refuse("Too many words: type \(command).")
  }
}
