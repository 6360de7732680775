import ArcadeCore
import Scores
import Synchronization

/// Games to be kept, and stores that deal keys in order.
enum PlayedGames {
  static let start = Timestamp(milliseconds: 1_796_017_752_345)

  static func header(_ number: Int = 0, marks: [String] = []) -> GameHeader {
    GameHeader(
      kind: "slots", mode: "classic", seed: UInt64(42 + number), level: "classic 00ff00ff00ff00ff",
      rules: 1, start: Timestamp(milliseconds: start.milliseconds + Int64(number) * 1000),
      player: "Ada", marks: marks)
  }

  static func ending(_ number: Int = 0) -> GameEnding {
    GameEnding(
      end: Timestamp(milliseconds: start.milliseconds + 60_000 + Int64(number) * 1000),
      durationMs: 3874, score: 110 + number)
  }

  static func result(_ number: Int = 0) -> GameResult {
    let (header, ending) = (header(number), ending(number))
    return GameResult(
      kind: header.kind, mode: header.mode, score: ending.score, start: header.start,
      end: ending.end, durationMs: ending.durationMs, seed: header.seed, moves: "2:1830 2:2044 c",
      rules: header.rules, level: header.level, player: header.player)
  }

  static func key(_ number: Int = 0) -> ResultKey {
    ResultKey(start: header(number).start, randomBits: 0)
  }

  /// A file of results as arcade writes it.
  static func file(_ numbers: some Sequence<Int>) -> String {
    let lines = numbers.map { Store.entryLine(key($0), result($0)) }
    return lines.isEmpty ? "{\n}\n" : "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}

extension Journal {
  /// Makes the three moves of every game here.
  func play() throws(StoreError) {
    try append("2", at: PlayTime(milliseconds: 1830), score: 102)
    try append("2", at: PlayTime(milliseconds: 3874), score: 106)
    try append("c", at: PlayTime(milliseconds: 3874), score: 110)
  }
}

extension Store {
  /// Plays a game to its end, which is acknowledged when the call returns.
  @discardableResult
  func play(_ number: Int = 0) throws(StoreError) -> ResultKey {
    let journal = try openJournal(PlayedGames.header(number))
    try journal.play()
    try journal.end(PlayedGames.ending(number))
    return journal.key
  }
}

extension TemporaryFolder {
  /// The store in the folder; its keys all end in `aaaa` unless that is taken.
  func store(files: Files = .live(), clock: StoreClock = .standing()) -> Store {
    let calls = Mutex<UInt64>(0)
    return Store(location: location, files: files, clock: clock) {
      calls.withLock { count in
        defer { count += 1 }
        return count
      }
    }
  }
}

extension StoreClock {
  /// A clock that moves only when somebody waits.
  static func standing(at start: Timestamp = PlayedGames.start) -> StoreClock {
    let waited = WaitedTime()
    return StoreClock(
      now: { Timestamp(milliseconds: start.milliseconds + waited.milliseconds.withLock { $0 }) },
      uptime: { waited.milliseconds.withLock { $0 } },
      wait: { time in waited.milliseconds.withLock { $0 += time } })
  }

  private final class WaitedTime: Sendable {
    let milliseconds = Mutex<Int64>(0)
  }
}
