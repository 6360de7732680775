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
  /// The place of a result that was taken into the board.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - key: Its key.
  ///   - scoreText: Points as its game writes them.
  ///   - store: The store that holds it.
  init(
    of result: GameResult, _ key: ResultKey, scoreText: (Int) -> String, in store: Store
  ) {
    do throws(StoreError) {
      guard let location = store.location else { throw .noFolder }
      let standing = try Standing(
        of: key, result, in: try ResultsSource(path: location.results),
        waiting: store.finishedWaiting())
      self.init(standing, scoreText: scoreText)
    } catch {
      self.init(["Kept, but the board cannot be read. \(error)"])
    }
  }

  private init(_ standing: Standing, scoreText: (Int) -> String) {
    guard let rank = standing.rank else {
      self.init(["Kept, without a rank."])
      return
    }
    guard let other = standing.bestOfOthers else {
      self.init(["Kept: the first of its kind."])
      return
    }
    let others = "rank \(rank) of \(standing.count)"
    self.init(
      standing.isBest
        ? ["Your best: \(others), before it \(scoreText(other))."]
        : ["Kept: \(others), the best is \(scoreText(other))."],
      isBest: standing.isBest)
  }
}
