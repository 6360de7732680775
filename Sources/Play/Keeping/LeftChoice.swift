import Scores

/// What is done with games that were left behind.
enum LeftChoice: Equatable, Sendable {
  /// Shows what can be done with one of several.
  case choose(ResultKey)
  /// Plays it on from where it stood.
  case goOn(ResultKey)
  /// Ends it as it stands; its result is marked as unfinished.
  case finish(ResultKey)
  /// Asks whether it is to be thrown away.
  case discard(ResultKey)
  /// Throws it away.
  case surelyDiscard(ResultKey)
  /// Leaves them all where they are and deals a new game.
  case newGame
}
