/// Finds the Sets among cards that lie in places.
public struct SetFinder: Sendable {
  /// The cards' indices, with the place of each, in the order of places.
  private let cards: [(index: Int, place: Int)]
  /// The place of each card of the deck; none is -1.
  private let placeOfCard: [Int]

  /// Looks at a table.
  ///
  /// - Parameter places: The card in each place, each card at most once; `nil` where there is none.
  public init(_ places: [SetCard?]) {
    var placeOfCard = [Int](repeating: -1, count: SetCard.count)
    var cards: [(index: Int, place: Int)] = []
    for (place, card) in places.enumerated() {
      guard let card else { continue }
      placeOfCard[card.index] = place
      cards.append((card.index, place))
    }
    self.cards = cards
    self.placeOfCard = placeOfCard
  }

  /// The places of every Set, each ascending, in the order of their places.
  ///
  /// - Complexity: O(*n*²) in the cards.
  public var sets: [[Int]] {
    let thirds = ThirdCards.table
    var sets: [[Int]] = []
    for (order, first) in cards.enumerated() {
      let row = SetCard.count * first.index
      for second in cards[(order + 1)...] {
        let third = placeOfCard[Int(thirds[row + second.index])]
        // Each Set is taken once: from its first two places.
        if third > second.place { sets.append([first.place, second.place, third]) }
      }
    }
    return sets
  }

  /// Whether there is any Set.
  ///
  /// - Complexity: O(*n*²) in the cards.
  public var holdsSet: Bool { !sets.isEmpty }
}
