/// Which results of one kind stand out.
struct Highlights: Sendable {
  /// How many results may stand out.
  private(set) var count = 0
  private(set) var highest: Figures?
  private(set) var lowest: Figures?
  private(set) var shortest: Figures?
  private(set) var longest: Figures?

  /// Looks at a result; one that takes no rank is passed over.
  @inline(__always)
  mutating func add(_ figures: Figures) {
    guard figures.traits.areRanked else { return }
    count += 1
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

  @inline(__always)
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
