/// The exact chances of a table of random cards.
public struct SetOdds: Equatable, Sendable {
  /// How many cards lie on the table, 3 to 81.
  public let cards: Int

  /// Looks at tables of so many cards.
  public init(cards: Int) {
    precondition((3...SetCard.count).contains(cards), "a table of Set has 3 to 81 cards")
    self.cards = cards
  }

  /// How many Sets lie on a table on average; 220/79 for twelve cards.
  public var meanSets: Double { Double(Self.allSets) * chance(ofAll: 3) }

  /// The variance of the number of Sets on a table.
  ///
  /// The mean of the square is a sum over all pairs of Sets: a Set with itself, with one that has a
  /// card in common (two Sets never have two), and with one that has none.
  public var variance: Double {
    let touching = 3 * (Self.setsOfCard - 1)
    let apart = Self.allSets - 1 - touching
    let square =
      Double(Self.allSets)
      * (chance(ofAll: 3) + Double(touching) * chance(ofAll: 5) + Double(apart) * chance(ofAll: 6))
    return square - meanSets * meanSets
  }

  /// The share of tables of twelve cards that hold no Set.
  ///
  /// Of all layouts 2,284,535,476,080 hold none: a known count, which a simulation confirms.
  public static var setFreeTwelve: Double {
    let layouts = (0..<12).reduce(1.0) { $0 * Double(SetCard.count - $1) / Double($1 + 1) }
    return 2_284_535_476_080 / layouts
  }

  /// The Sets that a card is in: each other card makes one with it, and each of these has two others.
  private static let setsOfCard = (SetCard.count - 1) / 2
  private static let allSets = SetCard.count * setsOfCard / 3

  /// The chance that so many cards, named beforehand, all lie on the table.
  private func chance(ofAll named: Int) -> Double {
    (0..<named).reduce(1) { $0 * Double(cards - $1) / Double(SetCard.count - $1) }
  }
}
