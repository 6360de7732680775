import ArcadeCore
import Terminal

/// What is shown between two puzzles, or before the result: the one that is done, while the clock
/// stands.
struct Finale: Equatable, Sendable {
  /// How the puzzle was done.
  enum Kind: Equatable, Sendable {
    /// It was solved: stars run along the row.
    case solved
    /// It was skipped or given up, or its time was up: its answer stands there.
    case revealed
  }

  private static let starsTime: Int64 = 2600
  private static let answerTime: Int64 = 2000

  /// The puzzle as it was left.
  let puzzle: AnagramPuzzle
  /// How it was done.
  let kind: Kind
  /// What was left of the puzzle's time; `nil` where no other puzzle was dealt and the clock says it.
  let stopwatch: PlayTime?
  /// When the stars begin, or the answer is there: the last tile has landed.
  var start: FrameTime

  /// When the next puzzle is shown.
  var end: FrameTime {
    switch kind {
    case .solved: start.adding(milliseconds: Self.starsTime)
    case .revealed: start.adding(milliseconds: Self.answerTime)
    }
  }
}
