public import ArcadeCore

/// Why a move in a game of anagrams is not allowed.
public enum AnagramRefusal: GameRefusal {
  /// There is no target of that number.
  case noSuchTarget(Int, count: Int)
  /// The target is filled.
  case targetLocked(Int)
  /// No free tile bears the letter; the free letters stand beside it.
  case noFreeTile(Unicode.Scalar, free: [Unicode.Scalar])
  /// The word lacks letters of the puzzle, or has some that the puzzle has not.
  case otherLetters(lacking: [Unicode.Scalar], extra: [Unicode.Scalar])
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
      "There is no free tile \(Self.capitals([letter])): choose from \(Self.capitals(free))."
    case .otherLetters(let lacking, let extra):
      "That is not made of these letters (\(Self.difference(lacking, extra))): use each tile once."
    case .gameOver:
      "The game is over: start a new one."
    }
  }

  private static func difference(_ lacking: [Unicode.Scalar], _ extra: [Unicode.Scalar]) -> String {
    let parts = [("missing", lacking), ("too many", extra)].filter { !$0.1.isEmpty }
    return parts.map { "\($0.0): \(capitals($0.1))" }.joined(separator: "; ")
  }

  private static func capitals(_ letters: [Unicode.Scalar]) -> String {
    letters.map { String(TileLetter.capital(of: Character($0))) }.joined(separator: " ")
  }
}
