/// A Set on the table of which cards are shown.
struct SetHint: Equatable, Sendable {
  /// How many of a Set's cards are shown at most: two tell the third.
  static let most = 2

  /// The cards of the Set, in the order in which they are shown.
  let cards: [SetCard]
  /// How many of them are shown, 1 or 2.
  var shown = 1

  /// The cards that are shown.
  var shownCards: ArraySlice<SetCard> { cards.prefix(shown) }
}
