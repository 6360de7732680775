public import CardTable

/// Why cards are a miss.
public enum Mismatch: Equatable, Sendable {
  /// No two of them have a rank or a suit in common.
  case nothingInCommon
}

/// What cards that were chosen together are worth.
///
/// Source: Matchismo of Stanford's CS193p, with the points of its lecture model for two cards. Two
/// of three earn something, far less than all three, as its hand-out wants it.
public enum MatchPoints {
  /// What cards have in common: the most that all or two of them share.
  public enum Common: CaseIterable, Sendable {
    /// All have one rank.
    case rank
    /// All have one suit.
    case suit
    /// Two of three have one rank.
    case rankOfTwo
    /// Two of three have one suit.
    case suitOfTwo
  }

  /// The points of two cards, and of three; the first line that holds is the one that pays.
  private static let table: [Int: [(Common, points: Int)]] = [
    2: [(.rank, 16), (.suit, 4)],
    3: [(.rank, 64), (.suit, 16), (.rankOfTwo, 4), (.suitOfTwo, 1)],
  ]

  /// Judges cards, in any order.
  ///
  /// - Parameter cards: Two or three different cards.
  /// - Returns: A match with its points, or a miss.
  public static func judge(_ cards: [PlayingCard]) -> Judgement<Mismatch> {
    let common = table[cards.count]?.first { holds($0.0, of: cards) }
    return common.map { .match(points: $0.points) } ?? .miss(.nothingInCommon)
  }

  /// Whether some of these cards could still be matched, so many at a time.
  ///
  /// Any two with a rank or a suit in common earn something, whatever a third card is.
  public static func canMatch(_ cards: [PlayingCard], _ cardsToMatch: Int) -> Bool {
    guard cards.count >= cardsToMatch else { return false }
    // There are not enough suits for more cards to differ.
    guard cards.count <= PlayingCard.Suit.allCases.count else { return true }
    return most(cards) { $0.rank == $1.rank } > 1 || most(cards) { $0.suit == $1.suit } > 1
  }

  private static func holds(_ common: Common, of cards: [PlayingCard]) -> Bool {
    switch common {
    case .rank: most(cards) { $0.rank == $1.rank } == cards.count
    case .suit: most(cards) { $0.suit == $1.suit } == cards.count
    case .rankOfTwo: most(cards) { $0.rank == $1.rank } >= 2
    case .suitOfTwo: most(cards) { $0.suit == $1.suit } >= 2
    }
  }

  /// How many cards share what is most common among them.
  private static func most(
    _ cards: [PlayingCard], share: (PlayingCard, PlayingCard) -> Bool
  ) -> Int {
    cards.reduce(0) { most, card in max(most, cards.count { share($0, card) }) }
  }
}
