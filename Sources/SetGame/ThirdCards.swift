/// The card that makes a Set of two others, for any two cards: the heart of every search for Sets.
///
/// For two different cards there is exactly one: in each feature it has their value if they agree,
/// else the value that neither has. (With numbers 0 to 2 for the values, the three add up to a
/// multiple of three.)
public enum ThirdCards {
  /// The index of the third card for the cards with the indices *a* and *b*, at 81·*a* + *b*.
  static let table: [UInt8] = SetCard.deck.flatMap { first in
    SetCard.deck.map { second in
      let index = SetFeature.allCases.reduce(0) { index, feature in
        let sum = first.value(of: feature) + second.value(of: feature)
        return index + (6 - sum) % 3 * feature.weight
      }
      return UInt8(index)
    }
  }

  /// The card that makes a Set of two different cards; of a card and itself it is that card.
  public static func third(for first: SetCard, _ second: SetCard) -> SetCard {
    SetCard(uncheckedIndex: Int(table[SetCard.count * first.index + second.index]))
  }
}
