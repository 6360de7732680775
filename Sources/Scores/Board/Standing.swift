/// Where a result stands among those of its kind and mode.
public struct Standing: Equatable, Sendable {
  /// Its place by score, from 1; `nil` if it takes none, being unfinished, relaxed or the like.
  public let rank: Int?
  /// How many results have a place, this one included.
  public let count: Int
  /// The highest score of the others, or `nil` if no other has a place.
  public let bestOfOthers: Int?

  /// Whether it is the first of all.
  public var isBest: Bool { rank == 1 }

  /// Looks up where a result stands.
  ///
  /// - Parameters:
  ///   - key: Its key; the result may be in the file already, or wait.
  ///   - result: The result.
  ///   - source: The file of results.
  ///   - waiting: Finished games that may not be in the file yet.
  /// - Throws: ``StoreError/unreadable(path:_:)`` if the file is there and cannot be read.
  /// - Complexity: O(bytes) in time, none in memory.
  public init(
    of key: ResultKey, _ result: GameResult, in source: borrowing ResultsSource,
    waiting: [(key: ResultKey, result: GameResult)] = []
  ) throws(StoreError) {
    let others = waiting.filter { $0.key != key }
    let fresh = StandingTally(of: EntryKey(key), result, waiting: others.map { EntryKey($0.key) })
    var tally = try ResultsReader.read(source, fresh)
    for (key, result) in others where tally.waiting.isMissing(EntryKey(key)) {
      tally.see(result, key: EntryKey(key))
    }
    let isRanked = result.traits.areRanked
    rank = isRanked ? tally.before + 1 : nil
    count = tally.others + (isRanked ? 1 : 0)
    bestOfOthers = tally.best.map { Int($0) }
  }
}

/// What a reading keeps to tell a standing.
private struct StandingTally: ResultsVisitor {
  private let kind: [UInt8]
  private let mode: [UInt8]
  private let figures: Figures
  private let order = RankOrder(sort: .score, isReversed: false)
  var waiting: WaitingKeys
  private(set) var others = 0
  private(set) var before = 0
  private(set) var best: Int64?

  init(of key: EntryKey, _ result: GameResult, waiting: [EntryKey]) {
    kind = Array(result.kind.utf8)
    mode = Array(result.mode.utf8)
    figures = Figures(
      score: Int64(result.score), durationMs: result.durationMs, start: result.start.milliseconds,
      key: key, kind: 0, traits: result.traits)
    self.waiting = WaitingKeys(waiting)
  }

  mutating func see(_ result: borrowing SeenResult) {
    waiting.meet(result.key)
    guard result.key != figures.key, result.fields.traits.areRanked,
      result.texts.equals(kind, in: result.fields.kind.range),
      result.texts.equals(mode, in: result.fields.mode.range)
    else { return }
    let other = Figures(
      score: result.fields.score, durationMs: result.fields.durationMs,
      start: result.fields.start, key: result.key, kind: 0, traits: result.fields.traits)
    others += 1
    if order.places(other, before: figures) { before += 1 }
    best = max(best ?? .min, other.score)
  }

  mutating func meetDamage(line: Int, reason: @autoclosure () -> String) {}
}
