import ArcadeCore
import CardTable

/// Cards that a line names, by the number of their place or by their code.
struct NamedCards {
  /// What the line comes to.
  let reply: DialogueReply<SetMove>

  /// Whether a word can only be the name of a card: a number, or the code of a card.
  static func isName(_ word: String) -> Bool {
    WholeNumber.parse(word) != nil || SetCard(code: word) != nil
  }

  /// Finds the cards of a line; nothing is chosen unless all are there.
  ///
  /// Three cards are chosen as they are named: a choice of before that is none of them is taken back
  /// first. One or two are chosen, or taken back, beside those of before.
  init(_ words: ArraySlice<String>, in game: SetGame) {
    guard (1...SetGame.rows).contains(words.count) else {
      reply = .refuse("A Set has three cards: name one, two or three.")
      return
    }
    var places: [Int] = []
    for word in words {
      switch Self.place(of: word, in: game) {
      case .failure(let reason):
        reply = .refuse(reason.description)
        return
      case .success(let place): places.append(place)
      }
    }
    guard Set(places).count == places.count else {
      reply = .refuse("A card is named twice: name each once.")
      return
    }
    let chosen = game.table.chosen
    let isWhole = places.count == SetGame.rows
    let back = isWhole ? chosen.filter { !places.contains($0) } : []
    let choices = isWhole ? places.filter { !chosen.contains($0) } : places
    reply = .moves((back + choices).map { .choose($0) })
  }

  private struct Reason: Error, CustomStringConvertible {
    let description: String
  }

  private static func place(of word: String, in game: SetGame) -> Result<Int, Reason> {
    let places = game.table.places
    if let card = SetCard(code: word) {
      guard let place = places.firstIndex(of: card) else {
        return .failure(
          Reason(description: "\(card.code) does not lie on the table: choose a card that does."))
      }
      return .success(place)
    }
    guard let place = PlaceNumber.place(word), places.indices.contains(place) else {
      return .failure(
        Reason(
          description: "There is no card '\(PrintableText.shortened(word))': choose a place from 1 "
            + "to \(places.count), or a code such as 2RTO."))
    }
    guard places[place] != nil else {
      return .failure(Reason(description: ChoiceRefusal.emptyPlace(number: place + 1).description))
    }
    return .success(place)
  }
}
