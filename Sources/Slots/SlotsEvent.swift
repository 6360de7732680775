/// What happens in a game of slots.
public enum SlotsEvent: Equatable, Sendable {
  /// The wheels were spun, and what they showed was paid.
  case spun(Spin)
  /// The game came to its end.
  case ended(SlotsEnding)
}

/// Why a game of slots is over.
public enum SlotsEnding: Equatable, Sendable {
  /// The player took the credits.
  case cashedOut
  /// No credit is left to bet.
  case outOfCredits
  /// All spins of a game are played.
  case allSpun
}
