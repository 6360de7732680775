import Testing

@testable import Scores

struct StandingTests {
  private let sample = BoardSample([
    BoardSample.game(10, at: 1), BoardSample.game(30, at: 2), BoardSample.game(20, at: 3),
    BoardSample.game(99, at: 4, mode: "easy"), BoardSample.game(99, at: 5, kind: "slots"),
    BoardSample.game(50, at: 6) { $0.marks = ["relaxed"] },
  ])

  private func standing(_ score: Int, at minute: Int64 = 9, marks: [String] = []) throws -> Standing
  {
    let result = BoardSample.game(score, at: minute) { $0.marks = marks }
    let key = ResultKey(start: result.start, randomBits: 1)
    return try Standing(of: key, result, in: ResultsSource(bytes: sample.file))
  }

  @Test(arguments: [(31, 1), (30, 2), (25, 2), (10, 4), (9, 4)])
  func `the rank is the place by score among its kind and mode`(score: Int, rank: Int) throws {
    let standing = try standing(score)
    #expect(standing.rank == rank)
    #expect(standing.count == 4)
    #expect(standing.bestOfOthers == 30)
    #expect(standing.isBest == (rank == 1))
  }

  @Test func `what takes no rank has none`() throws {
    let standing = try standing(99, marks: ["unfinished"])
    #expect(standing.rank == nil && !standing.isBest)
    #expect(standing.count == 3)
  }

  @Test func `a result that is in the file, or waits there too, counts once`() throws {
    let (text, result) = sample.results[1]
    let key = try #require(ResultKey(text: text))
    let other = try #require(ResultKey(text: sample.results[0].key))
    let standing = try Standing(
      of: key, result, in: ResultsSource(bytes: sample.file),
      waiting: [(key, result), (other, sample.results[0].result)])
    #expect(standing.rank == 1)
    #expect(standing.count == 3)
    #expect(standing.bestOfOthers == 20)
  }

  @Test func `the first game of all is the best of one`() throws {
    let result = BoardSample.game(-5, at: 1)
    let key = ResultKey(start: result.start, randomBits: 1)
    let standing = try Standing(of: key, result, in: ResultsSource(bytes: Array("{}".utf8)))
    #expect(standing.isBest && standing.count == 1 && standing.bestOfOthers == nil)
  }
}

struct LobbyFiguresTests {
  private static let day: Int64 = 24 * 60

  private func figures(_ games: [GameResult], waiting: [GameResult] = []) throws -> LobbyFigures {
    try LobbyFigures(
      source: ResultsSource(bytes: BoardSample(games).file),
      waiting: waiting.map { (ResultKey(start: $0.start, randomBits: 5), $0) },
      now: BoardSample.game(0, at: 0).start, time: .utc)
  }

  @Test func `each kind tells its count, best and last scores, the newest last`() throws {
    let games = (1...12).map { BoardSample.game($0 % 7, at: Int64($0)) }
    let odd = BoardSample.game(99, at: 20, kind: "set") { $0.marks = ["unfinished"] }
    let slots = BoardSample.game(-3, 61, at: 30, kind: "slots", mode: "classic")
    let figures = try figures(games + [slots], waiting: [odd])

    #expect(figures.kinds.map(\.name) == ["set", "slots"])
    #expect(figures["set"]?.count == 13)
    #expect(figures["set"]?.best == 6)
    #expect(figures["set"]?.recentScores == [6, 0, 1, 2, 3, 4, 5, 99])
    #expect(figures["slots"]?.recentScores == [-3])
    #expect(figures["match"] == nil)
    #expect(figures.count == 14)
    #expect(figures.last?.kind == "slots" && figures.last?.score == -3)
    #expect(figures.last?.durationMs == 61_000)
  }

  @Test(arguments: [
    ([0], 1), ([0, -1, -2], 3), ([-1, -2], 2), ([-2, -3], 0), ([0, -2], 1), ([], 0),
    ([0, 0, -1, -1, -3], 2), ([1, 0], 1),
  ])
  func `the streak counts days in a row up to today or yesterday`(days: [Int64], streak: Int) throws
  {
    let games = days.map { BoardSample.game(1, at: $0 * Self.day) }
    #expect(try figures(games)["set"]?.streak ?? 0 == streak)
  }

  @Test func `before the first game there is nothing to tell`() throws {
    let figures = try figures([])
    #expect(figures.kinds.isEmpty && figures.count == 0 && figures.last == nil)
  }
}
