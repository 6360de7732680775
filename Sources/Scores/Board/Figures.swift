/// What a result is ranked by.
struct Figures: Equatable, Sendable {
  let score: Int64
  let durationMs: Int64
  /// The moment of the deal, in milliseconds since 1970.
  let start: Int64
  let key: EntryKey
  /// The number of its kind in a ``KindTable``.
  let kind: Int
  let traits: ResultTraits

  /// Whether it stands before another where nothing else decides: shorter, earlier, by key.
  func winsTie(over other: Figures) -> Bool {
    if durationMs != other.durationMs { return durationMs < other.durationMs }
    if start != other.start { return start < other.start }
    return key < other.key
  }
}

/// The order of the rows, down to the last tie.
struct RankOrder {
  let sort: BoardSort
  let isReversed: Bool
  var kinds = KindTable()

  init(sort: BoardSort, isReversed: Bool) {
    self.sort = sort
    self.isReversed = isReversed
  }

  /// Whether one result stands before another.
  func places(_ one: Figures, before other: Figures) -> Bool {
    switch sort {
    case .date where one.start != other.start: (one.start > other.start) != isReversed
    case .score where one.score != other.score: (one.score > other.score) != isReversed
    case .duration where one.durationMs != other.durationMs:
      (one.durationMs < other.durationMs) != isReversed
    case .kind where one.kind != other.kind:
      kinds.places(one.kind, before: other.kind) != isReversed
    case .date, .score, .duration, .kind: one.winsTie(over: other)
    }
  }
}
