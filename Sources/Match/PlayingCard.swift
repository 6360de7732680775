/// A playing card of the French deck.
public struct PlayingCard: Equatable, Hashable, Sendable {
  /// The four suits, in the order of a new deck.
  public enum Suit: Character, CaseIterable, Sendable {
    case spades = "♠"
    case hearts = "♥"
    case diamonds = "♦"
    case clubs = "♣"
  }

  /// What stands in the corners, from the ace to the king.
  public enum Rank: Int, CaseIterable, Sendable {
    case ace = 1
    case two, three, four, five, six, seven, eight, nine, ten
    case jack, queen, king
  }

  /// The card's rank.
  public let rank: Rank
  /// The card's suit.
  public let suit: Suit

  /// Makes a card.
  public init(_ rank: Rank, _ suit: Suit) {
    self.rank = rank
    self.suit = suit
  }

  /// All 52 cards, suit by suit.
  public static let deck = Suit.allCases.flatMap { suit in
    Rank.allCases.map { PlayingCard($0, suit) }
  }
}

extension PlayingCard: CustomStringConvertible {
  /// Rank and suit, as `10♥`.
  public var description: String { "\(rank)\(suit.rawValue)" }
}

extension PlayingCard.Rank: CustomStringConvertible {
  /// `A`, `2` to `10`, `J`, `Q`, `K`.
  public var description: String {
    switch self {
    case .ace: "A"
    case .jack: "J"
    case .queen: "Q"
    case .king: "K"
    case .two, .three, .four, .five, .six, .seven, .eight, .nine, .ten: String(rawValue)
    }
  }
}
