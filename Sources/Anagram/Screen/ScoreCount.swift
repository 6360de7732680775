import Terminal

/// The score as it is shown: it counts in steps to what the game says, and ends on that.
struct ScoreCount: Equatable, Sendable {
  private static let gainTime: Int64 = 500
  private static let lossTime: Int64 = 250

  /// What it counts to: the game's score.
  private(set) var goal: Int
  private var origin: Int
  /// When it began to count.
  private(set) var start = FrameTime(milliseconds: 0)

  /// Shows a score at rest.
  init(_ score: Int) {
    (goal, origin) = (score, score)
  }

  /// When the true score stands there.
  var end: FrameTime {
    start.adding(milliseconds: duration)
  }

  /// Whether what is shown goes up.
  var isGain: Bool { goal > origin }

  /// What is shown at a moment: between where it began and the goal, never beyond.
  func value(at now: FrameTime) -> Int {
    let elapsed = now.milliseconds - start.milliseconds
    guard elapsed < duration else { return goal }
    return origin + Int(Int64(goal - origin) * max(0, elapsed) / duration)
  }

  /// Counts on from what is shown now.
  mutating func count(to score: Int, at now: FrameTime) {
    guard score != goal else { return }
    (origin, goal, start) = (value(at: now), score, now)
  }

  /// Shows the true score at once.
  mutating func settle() {
    origin = goal
  }

  private var duration: Int64 {
    if goal == origin { return 0 }
    return goal > origin ? Self.gainTime : Self.lossTime
  }
}
