/// What happens in a game of anagrams; points are those really gained or, below 0, lost.
///
/// Tiles are named by their index in ``AnagramPuzzle/tiles``, targets by their number from 1.
public enum AnagramEvent: Equatable, Sendable {
  /// A tile was right and is locked on its target.
  case placed(tile: Int, target: Int, points: Int)
  /// A tile was wrong there and goes back to where it lay.
  case misplaced(tile: Int, target: Int, points: Int)
  /// A hint laid a tile on its target, where it is locked.
  case hinted(tile: Int, target: Int, points: Int)
  /// A whole answer of the right letters was wrong.
  case misguessed(points: Int)
  /// All targets are filled: the puzzle as it then stood, and the answer that was laid.
  case solved(AnagramPuzzle, answer: String)
  /// The player went on: the puzzle as it was left, and its answer.
  case skipped(AnagramPuzzle, answer: String, points: Int)
  /// The next puzzle was dealt; it is the game's ``AnagramGame/puzzle``.
  case dealt
  /// The game came to its end; it keeps its last puzzle. The answer is shown where the player gave
  /// up or the time was up.
  case ended(AnagramEnding, answer: String?)
}

/// Why a game of anagrams is over.
public enum AnagramEnding: Equatable, Sendable {
  /// The last anagram of the level was solved or skipped.
  case levelDone
  /// The player gave up.
  case gaveUp
  /// The time for an anagram ran out.
  case timeUp
}
