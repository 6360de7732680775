/// What a reading keeps for the lobby.
struct LobbyTally: ResultsVisitor {
  private struct Kind {
    var count = 0
    var best: Int64?
    /// The last games by start and key, the newest last.
    var recent: [Figures] = []
    /// The days that it was played on, as they came; most are in order.
    var days: [Int64] = []
  }

  private let order = RankOrder(sort: .date, isReversed: true)
  private var table = KindTable()
  private var kinds: [Kind] = []
  private var calendar: DayCalendar
  var waiting: WaitingKeys
  private(set) var count = 0
  private(set) var damageCount = 0

  init(time: LocalTime, waiting: [EntryKey]) {
    calendar = DayCalendar(time)
    self.waiting = WaitingKeys(waiting)
  }

  mutating func see(_ result: borrowing SeenResult) {
    waiting.meet(result.key)
    count += 1
    let kind = table.number(of: result.fields.kind, in: result.texts)
    if kind == kinds.count { kinds.append(Kind()) }
    let figures = Figures(
      score: result.fields.score, durationMs: result.fields.durationMs,
      start: result.fields.start, key: result.key, kind: kind, traits: result.fields.traits)
    kinds[kind].count += 1
    if figures.traits.areRanked {
      kinds[kind].best = max(kinds[kind].best ?? .min, figures.score)
    }
    keepRecent(figures)
    let day = calendar.day(of: figures.start)
    if kinds[kind].days.last != day { kinds[kind].days.append(day) }
  }

  mutating func meetDamage(line: Int, reason: @autoclosure () -> String) { damageCount += 1 }

  /// The figures of every kind, in the order that they were met in.
  func kinds(today: Int64) -> [LobbyFigures.Kind] {
    zip(table.names, kinds).map { name, kind in
      LobbyFigures.Kind(
        name: name, count: kind.count, best: kind.best.map { Int($0) },
        recentScores: kind.recent.map { Int($0.score) },
        streak: Self.streak(kind.days, today: today))
    }
  }

  /// The game that was begun last.
  var last: LobbyFigures.Last? {
    let newest = kinds.compactMap(\.recent.last).max { order.places($0, before: $1) }
    return newest.map {
      LobbyFigures.Last(
        kind: table.names[$0.kind], score: Int($0.score), durationMs: $0.durationMs,
        start: Timestamp(milliseconds: $0.start))
    }
  }

  private mutating func keepRecent(_ figures: Figures) {
    let recent = kinds[figures.kind].recent
    let isFull = recent.count == LobbyFigures.recentCount
    if isFull, let first = recent.first, order.places(figures, before: first) { return }
    var place = recent.count
    while place > 0, order.places(figures, before: recent[place - 1]) { place -= 1 }
    kinds[figures.kind].recent.insert(figures, at: place)
    if isFull { kinds[figures.kind].recent.removeFirst() }
  }

  private static func streak(_ days: [Int64], today: Int64) -> Int {
    var (length, next) = (0, today)
    for day in days.sorted(by: >) where day <= next {
      if day == next {
        length += 1
        next -= 1
      } else if length == 0, day == today - 1 {
        length = 1
        next = day - 1
      } else {
        break
      }
    }
    return length
  }
}

/// Tells the local day of moments, with few questions to the time zone.
private struct DayCalendar {
  private let time: LocalTime
  /// The milliseconds of the local day that was told last, and its number.
  private var known: Range<Int64> = 0..<0
  private var number: Int64 = 0

  init(_ time: LocalTime) { self.time = time }

  mutating func day(of milliseconds: Int64) -> Int64 {
    if known.contains(milliseconds) { return number }
    number = time.day(of: Timestamp(milliseconds: milliseconds))
    let first = time.beginning(ofDay: number)
    let end = time.beginning(ofDay: number + 1)
    // Where a clock skips midnight the bounds are not exact: then nothing is remembered.
    known = first <= milliseconds && milliseconds < end ? first..<end : 0..<0
    return number
  }
}
