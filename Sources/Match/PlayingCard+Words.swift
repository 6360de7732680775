extension PlayingCard {
  /// The card as a screen reader says it: `jack of hearts`.
  public var words: String { "\(rank.word) of \(suit.word)" }
}

extension PlayingCard.Rank {
  /// The rank in a word.
  fileprivate var word: String {
    switch self {
    case .ace: "ace"
    case .two: "two"
    case .three: "three"
    case .four: "four"
    case .five: "five"
    case .six: "six"
    case .seven: "seven"
    case .eight: "eight"
    case .nine: "nine"
    case .ten: "ten"
    case .jack: "jack"
    case .queen: "queen"
    case .king: "king"
    }
  }
}

extension PlayingCard.Suit {
  /// The suit in a word.
  fileprivate var word: String {
    switch self {
    case .spades: "spades"
    case .hearts: "hearts"
    case .diamonds: "diamonds"
    case .clubs: "clubs"
    }
  }

  /// Whether it is a red suit.
  var isRed: Bool { self == .hearts || self == .diamonds }
}
