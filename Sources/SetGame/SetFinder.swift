/// Finds the Sets among cards that lie in places.
public struct SetFinder: Sendable {
  private static let nowhere = -1

  private let places: [SetCard?]
  /// The place of each card of the deck.
  private let placeOfCard: [Int]

  /// Looks at a table.
  ///
  /// - Parameter places: The card in each place, each card at most once; `nil` where there is none.
  public init(_ places: [SetCard?]) {
    var placeOfCard = [Int](repeating: Self.nowhere, count: SetCard.count)
    for (place, card) in places.enumerated() {
      if let card { placeOfCard[card.index] = place }
    }
    self.places = places
    self.placeOfCard = placeOfCard
  }

  /// The places of every Set, each ascending, in the order of their places.
  ///
  /// - Complexity: O(*n*²) in the places.
  public var sets: [[Int]] {
    var sets: [[Int]] = []
    for (place, card) in places.enumerated() {
      guard let card else { continue }
      for second in places.indices.dropFirst(place + 1) {
        guard let other = places[second] else { continue }
        let third = placeOfCard[ThirdCards.third(for: card, other).index]
        // Each Set is taken once: from its first two places.
        if third > second { sets.append([place, second, third]) }
      }
    }
    return sets
  }

  /// Whether there is any Set.
  ///
  /// - Complexity: O(*n*²) in the places.
  public var holdsSet: Bool { !sets.isEmpty }
}
