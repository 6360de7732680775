public import CardTable

/// What happens in a game of Set.
public enum SetEvent: Equatable, Sendable {
  /// A card was chosen, cards were judged, or points were taken.
  case table(TableEvent<SetCard, SetReason>)
  /// Cards of the last column moved into the holes that a found Set left.
  case moved([SetShift])
  /// New cards came from the deck.
  case dealt([PlacedCard<SetCard>])
  /// The game is over.
  case ended(SetEnding)
}

extension SetEvent {
  /// The cards of the Set that was found by it, if one was.
  var foundCards: [PlacedCard<SetCard>] {
    guard case .table(.matched(let cards, _)) = self else { return [] }
    return cards
  }
}

/// Why points were lost.
public enum SetReason: Equatable, Sendable {
  /// Three cards are no Set, for each of these features.
  case noSet([SetFault])
  /// A card of a Set was shown.
  case hint(PlacedCard<SetCard>)
  /// Three more cards were asked for; with a Set on the table they cost points.
  case threeMore
}

/// A card that moved from one place to another.
public struct SetShift: Equatable, Sendable {
  /// The card.
  public let card: SetCard
  /// Where it lay.
  public let from: Int
  /// Where it lies.
  public let to: Int
}

/// How a game of Set came to its end.
public enum SetEnding: Equatable, Sendable {
  /// The deck is empty and the table holds no Set.
  case noSetLeft
  /// As many Sets are found as the mode asks for.
  case allFound
}
