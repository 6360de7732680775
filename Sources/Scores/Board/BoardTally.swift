/// What a reading keeps of all results: the rows that are shown, and which of them stand out.
struct BoardTally: ResultsVisitor {
  private let filter: RowFilter
  private let keepsValues: Bool
  private(set) var order: RankOrder
  private(set) var best: BestRows
  /// By the number of their kind.
  private(set) var highlights: [Highlights] = []
  /// How many results there are, whether they pass the filter or not.
  private(set) var count = 0
  private(set) var waiting: WaitingKeys
  private(set) var damage: [BoardDamage] = []
  private var playing: [BoardRow] = []
  private var isPlaying = false

  /// Makes a tally that has seen nothing.
  ///
  /// - Parameters:
  ///   - request: What is to be shown.
  ///   - time: The local time that days are meant in.
  ///   - waiting: Keys of results that may be in the file or not.
  init(_ request: BoardRequest, time: LocalTime, waiting: [EntryKey]) {
    filter = RowFilter(request, time: time)
    keepsValues = request.format != .text
    order = RankOrder(sort: request.sort, isReversed: request.isReversed)
    best = BestRows(limit: request.limit)
    self.waiting = WaitingKeys(waiting)
  }

  @inline(__always)
  mutating func see(_ result: borrowing SeenResult) {
    waiting.meet(result.key)
    if !isPlaying { count += 1 }
    guard filter.lets(result) else { return }
    let figures = figures(of: result)
    guard !isPlaying else {
      return playing.append(
        BoardRow(
          figures: figures, kind: order.kinds.names[figures.kind], result: result, state: .playing,
          keepsValue: false))
    }
    if highlights[figures.kind].mayChange(by: figures) { highlights[figures.kind].add(figures) }
    guard best.wants(figures, in: order) else { return }
    best.add(
      BoardRow(
        figures: figures, kind: order.kinds.names[figures.kind], result: result, state: .over,
        keepsValue: keepsValues), in: order)
  }

  mutating func meetDamage(line: Int, reason: @autoclosure () -> String) {
    damage.append(BoardDamage(line: line, reason: reason()))
  }

  /// The rows in order.
  ///
  /// A game that is being played stands before the first result that it comes before; where the rows
  /// were cut off, not after the last.
  var rows: [BoardRow] {
    var rows = best.sorted(in: order)
    let isCut = !best.hasRoom
    for row in playing {
      let place = rows.firstIndex { order.places(row.figures, before: $0.figures) }
      if place != nil || !isCut { rows.insert(row, at: place ?? rows.count) }
    }
    return rows
  }

  /// Takes note of a game that is being played, if it passes the filter.
  mutating func seePlaying(_ result: GameResult, key: EntryKey) {
    isPlaying = true
    defer { isPlaying = false }
    see(result, key: key)
  }

  @inline(__always)
  private mutating func figures(of result: borrowing SeenResult) -> Figures {
    let kind = order.kinds.number(of: result.fields.kind, in: result.texts)
    if kind == highlights.count { highlights.append(Highlights()) }
    return Figures(
      score: result.fields.score, durationMs: result.fields.durationMs,
      start: result.fields.start, key: result.key, kind: kind, traits: result.fields.traits)
  }
}

extension BoardRow {
  init(
    figures: Figures, kind: String, result: borrowing SeenResult, state: State, keepsValue: Bool
  ) {
    self.init(
      figures: figures, kind: kind, mode: result.text(result.fields.mode), marks: result.marks,
      endsBeforeStart: result.fields.end < result.fields.start, state: state,
      value: keepsValue ? result.value.array(0..<result.value.count) : [])
  }
}
