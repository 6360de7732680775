import ArcadeCore
import Testing

@testable import Scores

struct BoardOrderTests {
  /// Scores say which game it is: 1 and 2 differ in all, 3 to 6 are alike but for one tie-break each.
  private let sample = BoardSample([
    BoardSample.game(10, 50, at: 10), BoardSample.game(20, 40, at: 20, kind: "slots"),
    BoardSample.game(30, 30, at: 30, kind: "match"), BoardSample.game(40, 20, at: 40),
  ])

  @Test(arguments: [
    (BoardSort.date, [40, 30, 20, 10]), (.score, [40, 30, 20, 10]), (.duration, [40, 30, 20, 10]),
    (.kind, [30, 40, 10, 20]),
  ])
  func `each sort has its first, and reverse turns it round`(sort: BoardSort, scores: [Int64])
    throws
  {
    #expect(try sample.scores(BoardRequest(sort: sort)) == scores)
    let reversed: [Int64] = sort == .kind ? [20, 40, 10, 30] : scores.reversed()
    #expect(try sample.scores(BoardRequest(sort: sort, isReversed: true)) == reversed)
  }

  @Test func `equal scores are told apart by duration, then start, then key, also reversed`() throws
  {
    var games = [
      BoardSample.game(5, 70, at: 9), BoardSample.game(5, 60, at: 9),
      BoardSample.game(5, 60, at: 8),
      BoardSample.game(5, 60, at: 8),
    ]
    for index in games.indices { games[index].mode = "\(index)" }
    let sample = BoardSample(games)
    for isReversed in [false, true] {
      let board = try sample.board(BoardRequest(sort: .score, isReversed: isReversed))
      #expect(board.rows.map(\.mode) == ["2", "3", "1", "0"])
    }
  }

  @Test(arguments: BoardSort.allCases, [false, true])
  func `the first N rows are those of the whole board, whatever the order of the file`(
    sort: BoardSort, isReversed: Bool
  ) throws {
    var generator = SplitMix64(seed: Seed(randomBits: 5 << 11), stream: 1)
    var games: [GameResult] = []
    for index in 0..<200 {
      let kind = ["set", "slots", "match", "go"][Int(generator.draw(below: 4))]
      games.append(
        BoardSample.game(
          Int(generator.draw(below: 9)), Int64(generator.draw(below: 9)),
          at: Int64(generator.draw(below: 60)), kind: kind
        ) { $0.mode = "\(index)" })
    }
    var sample = BoardSample(games)
    for index in games.indices {
      sample.results[index].key = "\(games[index].start)-" + String(format4(index))
    }
    let whole = try sample.board(BoardRequest(sort: sort, isReversed: isReversed)).rows.map(\.mode)
    #expect(whole.count == 200)
    sample.results.reverse()
    for limit in [0, 1, 10, 199, 200, 500] {
      let request = BoardRequest(sort: sort, isReversed: isReversed, limit: limit)
      #expect(try sample.board(request).rows.map(\.mode) == Array(whole.prefix(limit)))
    }
  }

  private func format4(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return "a\(letters[index / 26 / 26])\(letters[index / 26 % 26])\(letters[index % 26])"
  }

  @Test(arguments: [
    (BoardRequest(kind: "set"), [40, 10]), (BoardRequest(kind: "Set"), []),
    (BoardRequest(mode: "normal"), [40, 30, 20, 10]), (BoardRequest(mode: "easy"), []),
    (BoardRequest(player: "Ann"), []), (BoardRequest(kind: "set", limit: 1), [40]),
    (BoardRequest(since: BoardDate(text: "2026-11-30T05:50:00.000Z")), [40, 30, 20]),
    (BoardRequest(until: BoardDate(text: "2026-11-30T05:50:00.000Z")), [20, 10]),
    (BoardRequest(since: BoardDate(text: "2026-11-30")), [40, 30, 20, 10]),
    (BoardRequest(since: BoardDate(text: "2026-12-01")), []),
    (BoardRequest(until: BoardDate(text: "2026-11-30")), [40, 30, 20, 10]),
    (BoardRequest(until: BoardDate(text: "2026-11-29")), []),
    (
      BoardRequest(
        since: BoardDate(text: "2026-12-01"), until: BoardDate(text: "2026-11-01")), []
    ),
  ])
  func `filters leave what they name`(request: BoardRequest, scores: [Int64]) throws {
    #expect(try sample.scores(request) == scores)
  }

  @Test func `players are told apart by their whole name`() throws {
    let sample = BoardSample([
      BoardSample.game(1, at: 1) { $0.player = "Ann" },
      BoardSample.game(2, at: 2) { $0.player = "Anna" }, BoardSample.game(3, at: 3),
    ])
    #expect(try sample.scores(BoardRequest(player: "Ann")) == [1])
  }

  @Test func `of equal keys the later counts, in a file of any order`() throws {
    let games = (0..<9).map { BoardSample.game($0, at: Int64($0)) }
    var sample = BoardSample(games)
    sample.results.swapAt(2, 6)
    sample.results.append((sample.results[4].key, BoardSample.game(100, at: 4)))
    sample.results.insert((sample.results[5].key, BoardSample.game(200, at: 5)), at: 0)
    let board = try sample.board(BoardRequest(sort: .score))
    #expect(board.rows.map(\.figures.score) == [100, 8, 7, 6, 5, 3, 2, 1, 0])
    #expect(board.count == 9)
  }

  @Test func `games that wait are shown once, games under way have no rank`() throws {
    var sample = sample
    let waiting = BoardSample.game(50, at: 50)
    let playing = BoardSample.game(99, at: 35)
    let key = try #require(ResultKey(text: "\(waiting.start)-wait"))
    let inFile = try #require(ResultKey(text: sample.results[3].key))
    sample.waiting = [(key, waiting), (inFile, sample.results[3].result)]
    sample.playing = [(try #require(ResultKey(text: "\(playing.start)-play")), playing)]
    let board = try sample.board()
    #expect(board.rows.map(\.figures.score) == [50, 40, 99, 30, 20, 10])
    #expect(board.count == 5)
    #expect(try sample.text(BoardRequest(format: .json)).contains("99") == false)
    let top = try sample.board(BoardRequest(limit: 1))
    #expect(top.rows.map(\.figures.score) == [50])
  }
}
