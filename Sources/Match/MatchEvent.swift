public import CardTable

/// What happens in a game of match.
public enum MatchEvent: Equatable, Sendable {
  /// A card was turned, and perhaps judged.
  case table(TableEvent<PlayingCard, Mismatch>)
  /// No cards that are left can match.
  case ended
}
