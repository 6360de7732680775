import ArcadeCore
import Scores

/// What is said of a result when its game is over: its place on the board, or why it has none.
struct ResultPlace: Equatable, Sendable {
  /// One or two lines.
  let lines: [String]
  /// Whether it is the best of its kind and mode.
  let isBest: Bool

  init(_ lines: [String], isBest: Bool = false) {
    self.lines = lines
    self.isBest = isBest
  }
}

extension ResultPlace {
  /// The place of a result that the board holds now.
  init(
    of result: GameResult, _ key: ResultKey, scoreText: (Int) -> String, in store: Store
  ) {
    self.init(["Kept."])
  }
}
