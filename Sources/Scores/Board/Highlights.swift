/// Which results of one kind stand out.
struct Highlights: Sendable {
  private(set) var highest: Figures?
  private(set) var lowest: Figures?
  private(set) var shortest: Figures?
  private(set) var longest: Figures?
  private var scores = Extremes()
  private var durations = Extremes()

  /// Whether a result may be one of those that stand out; nearly none is.
  @inline(__always)
  func mayChange(by figures: Figures) -> Bool {
    !(scores.surround(figures.score) && durations.surround(figures.durationMs))
      && figures.traits.areRanked
  }

  /// Looks at a result; one that takes no rank is passed over.
  mutating func add(_ figures: Figures) {
    guard figures.traits.areRanked else { return }
    scores.add(figures.score)
    durations.add(figures.durationMs)
    Self.replace(&highest, figures) { $0.score > $1.score }
    Self.replace(&lowest, figures) { $0.score < $1.score }
    Self.replace(&shortest, figures) { $0.durationMs < $1.durationMs }
    Self.replace(&longest, figures) { $0.durationMs > $1.durationMs }
  }

  /// What a result stands out by, if it is the first in the order of ties that does.
  ///
  /// What is as good as the best is never the worst: one result alone, or equal ones, have no lowest
  /// score and no longest game.
  func marks(of figures: Figures) -> [HighlightMark] {
    var marks: [HighlightMark] = []
    if figures == highest { marks.append(.highest) }
    if figures == lowest, lowest?.score != highest?.score { marks.append(.lowest) }
    if figures == shortest { marks.append(.shortest) }
    if figures == longest, longest?.durationMs != shortest?.durationMs { marks.append(.longest) }
    return marks
  }

  private static func replace(
    _ holder: inout Figures?, _ figures: Figures, _ isMore: (Figures, Figures) -> Bool
  ) {
    guard let old = holder else {
      holder = figures
      return
    }
    if isMore(figures, old) || (!isMore(old, figures) && figures.winsTie(over: old)) {
      holder = figures
    }
  }
}

/// The least and the most of some numbers.
private struct Extremes {
  private var least = Int64.max
  private var most = Int64.min

  /// Whether a number lies between both, and is as large as neither.
  @inline(__always)
  func surround(_ number: Int64) -> Bool { least < number && number < most }

  mutating func add(_ number: Int64) {
    least = min(least, number)
    most = max(most, number)
  }
}
