public import ArcadeCore
public import CardTable

/// Why a move in a game of Set is not allowed.
public enum SetRefusal: GameRefusal {
  /// The place has no card, or is none.
  case choice(ChoiceRefusal)
  /// The cards are a Set that was found already; here in the order of choosing.
  case foundBefore([SetCard])
  /// There are no more cards to deal.
  case deckIsEmpty
  /// The table has the most cards that it may have.
  case tableIsFull(cards: Int)
  /// A puzzle is its cards: none come.
  case puzzleIsDealt
  /// There is no Set on the table to show a card of.
  case nothingToHint
  /// Both cards of a hint are shown and their Set is still there.
  case hintIsShown
  /// The game has ended.
  case gameOver

  /// One sentence for the player: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .choice(let refusal):
      refusal.description
    case .foundBefore(let cards):
      "You have found \(cards.map(\.code).joined(separator: " ")) already: find another Set."
    case .deckIsEmpty:
      "The deck is empty: find a Set among the cards on the table."
    case .tableIsFull(let cards):
      "The table is full: \(cards) cards always hold a Set, find one."
    case .puzzleIsDealt:
      "A puzzle gets no more cards: find its \(SetGame.setsOfPuzzle) Sets among these."
    case .nothingToHint:
      "There is no Set on the table: take three more cards."
    case .hintIsShown:
      "Two cards of a Set are shown: find its third card."
    case .gameOver:
      "The game is over: start a new one."
    }
  }
}
