public import ArcadeCore

/// Why a move in a game of anagrams is not allowed.
public enum AnagramRefusal: GameRefusal {
  /// There is no target of that number.
  case noSuchTarget(Int, count: Int)
  /// The target is filled.
  case targetLocked(Int)
  /// No free tile bears the letter; the free letters stand beside it.
  case noFreeTile(Unicode.Scalar, free: [Unicode.Scalar])
  /// The word has other letters than the puzzle.
  case otherLetters(LetterDifference)
  /// The game has ended.
  case gameOver

  /// One sentence for the player: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .noSuchTarget(let target, let count):
      "There is no target \(target): choose from 1 to \(count)."
    case .targetLocked(let target):
      "Target \(target) is filled: choose an open one."
    case .noFreeTile(let letter, let free):
      "There is no free tile \(LetterDifference.capitals([letter])): choose from \(LetterDifference.capitals(free))."
    case .otherLetters(let difference):
      "That is not made of the tiles (\(difference)): use each of them once."
    case .gameOver:
      "The game is over: start a new one."
    }
  }
}
