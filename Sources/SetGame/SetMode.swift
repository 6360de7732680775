/// How Set is played: with which cards, and until when.
public enum SetMode: Equatable, CaseIterable, Sendable {
  /// All 81 cards, until no Set is left.
  case normal
  /// The 27 solid cards, 9 on the table.
  case junior
  /// Twelve cards that hold six Sets, all of which are to be found.
  case puzzle
  /// Ten Sets as fast as one can.
  case race10
  /// Twenty Sets as fast as one can.
  case race20

  /// The mode as results keep it: `normal`, `race 10`.
  public var text: String {
    switch self {
    case .normal: "normal"
    case .junior: "junior"
    case .puzzle: "puzzle"
    case .race10: "race 10"
    case .race20: "race 20"
    }
  }

  /// The mode as a command line names it: one word, `race-10`.
  public var word: String { String(text.map { $0 == " " ? "-" : $0 }) }

  /// What is particular about the mode, in a few words.
  var summary: String {
    switch self {
    case .normal: "81 cards, until no Set is left"
    case .junior: "27 solid cards, 9 on the table"
    case .puzzle: "12 cards, find all \(SetGame.setsOfPuzzle) Sets"
    case .race10: "the first ten Sets"
    case .race20: "the first twenty Sets"
    }
  }

  /// The cards that are played with.
  var deck: [SetCard] {
    self == .junior ? SetCard.deck.filter { $0.shading == .solid } : SetCard.deck
  }

  /// The cards that the table is filled up to.
  var cardsDealt: Int { self == .junior ? 9 : 12 }

  /// The most cards on the table: so many always hold a Set.
  var mostCards: Int { self == .junior ? 12 : 21 }

  /// The Sets that end the game, where it does not go on until none is left.
  var setsToFind: Int? {
    switch self {
    case .normal, .junior: nil
    case .puzzle: SetGame.setsOfPuzzle
    case .race10: 10
    case .race20: 20
    }
  }
}
