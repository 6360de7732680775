import Dispatch
import Play
import Scores
import Synchronization

/// Results with what playing them again has shown.
struct Verification: Sendable {
  /// A kept result under its key.
  struct Kept: Sendable {
    let key: String
    let result: GameResult
  }

  /// Judges results on all cores; the verdicts stand in the order of the results.
  ///
  /// - Parameters:
  ///   - results: The results of any kinds.
  ///   - judge: Plays a result again.
  /// - Returns: A verdict for each result.
  /// - Complexity: O(moves), divided by the cores.
  static func verdicts(
    on results: [Kept], judge: @Sendable (GameResult) -> Verdict
  ) -> [Verdict] {
    let pieces = stride(from: 0, to: results.count, by: piece).map {
      $0..<min($0 + piece, results.count)
    }
    let verdicts = Mutex<[[Verdict]]>(Array(repeating: [], count: pieces.count))
    DispatchQueue.concurrentPerform(iterations: pieces.count) { index in
      let found = results[pieces[index]].map { judge($0.result) }
      verdicts.withLock { $0[index] = found }
    }
    return verdicts.withLock { $0.flatMap(\.self) }
  }

  private static let piece = 64
}
