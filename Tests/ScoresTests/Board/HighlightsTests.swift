import ArcadeCore
import Testing

@testable import Scores

struct HighlightsTests {
  /// The marks of each row of a board by date, the oldest first.
  private func marks(
    _ games: [GameResult], _ request: BoardRequest = BoardRequest(isReversed: true)
  )
    throws -> [[HighlightMark]]
  {
    let board = try BoardSample(games).board(request)
    return board.rows.map(board.marks(of:))
  }

  private func game(
    _ score: Int, _ seconds: Int64, at minute: Int64, kind: String = "set", marks: [String] = [],
    moves: String = "a"
  ) -> GameResult {
    BoardSample.game(score, seconds, at: minute, kind: kind) {
      $0.marks = marks
      $0.moves = moves
    }
  }

  @Test func `one row each is highest, lowest, shortest and longest`() throws {
    let games = [game(5, 50, at: 1), game(9, 70, at: 2), game(1, 60, at: 3), game(4, 10, at: 4)]
    #expect(try marks(games) == [[], [.highest, .longest], [.lowest], [.shortest]])
  }

  @Test func `a single row is the best and never the worst`() throws {
    #expect(try marks([game(5, 50, at: 1)]) == [[.highest, .shortest]])
  }

  @Test func `rows that look alike are told apart: the first in order stands out`() throws {
    let games = [game(5, 50, at: 1), game(5, 50, at: 1), game(5, 50, at: 1)]
    #expect(try marks(games) == [[.highest, .shortest], [], []])
  }

  @Test func `equal scores have no lowest, and the shorter is the highest`() throws {
    let games = [game(5, 50, at: 1), game(5, 40, at: 2)]
    #expect(try marks(games) == [[.longest], [.highest, .shortest]])
  }

  @Test(arguments: [["unfinished"], ["relaxed"], ["imported"], ["daily", "relaxed"]])
  func `what takes no rank takes no highlight`(marks: [String]) throws {
    let odd = [
      game(99, 1, at: 3, marks: marks, moves: ""), game(-99, 99, at: 4, marks: marks, moves: ""),
    ]
    let games = [game(5, 50, at: 1), game(6, 60, at: 2)] + odd
    #expect(
      try self.marks(games) == [[.lowest, .shortest], [.highest, .longest], [], []])
  }

  @Test func `an imported result with its moves takes highlights`() throws {
    let games = [game(5, 50, at: 1), game(6, 40, at: 2, marks: ["imported"])]
    #expect(try marks(games) == [[.lowest, .longest], [.highest, .shortest]])
  }

  @Test func `each kind has its own, over all rows before the limit`() throws {
    let games = [
      game(5, 50, at: 1, kind: "set"), game(1, 10, at: 2, kind: "slots"),
      game(9, 90, at: 3, kind: "set"),
      game(2, 20, at: 4, kind: "slots"),
    ]
    #expect(
      try marks(games) == [
        [.lowest, .shortest], [.lowest, .shortest], [.highest, .longest], [.highest, .longest],
      ])
    let first = BoardRequest(isReversed: true, limit: 1)
    #expect(try marks(games, first) == [[.lowest, .shortest]])
    let set = BoardRequest(isReversed: true, since: BoardDate(text: "2026-11-30T05:32:00.000Z"))
    #expect(
      try marks(games, set)
        == [[.lowest, .shortest], [.highest, .shortest], [.highest, .longest]])
  }

  @Test func `each highlight is at most one row, which nothing in its column outdoes`() throws {
    var generator = SplitMix64(seed: Seed(randomBits: 9 << 11), stream: 1)
    for _ in 0..<60 {
      let games = (0..<Int(generator.draw(below: 9))).map { _ in
        game(
          Int(generator.draw(below: 4)), Int64(generator.draw(below: 4)),
          at: Int64(generator.draw(below: 4)),
          marks: generator.draw(below: 5) == 0 ? ["relaxed"] : [])
      }
      let board = try BoardSample(games).board()
      let ranked = board.rows.filter(\.figures.traits.areRanked)
      for mark in HighlightMark.allCases {
        let rows = board.rows.filter { board.marks(of: $0).contains(mark) }
        #expect(rows.count <= 1)
        guard let row = rows.first else { continue }
        let best = ranked.max { value($0, mark) < value($1, mark) }
        #expect(best.map { value($0, mark) } == value(row, mark))
        let alike = ranked.filter { value($0, mark) == value(row, mark) }
        #expect(
          alike.allSatisfy { $0.figures == row.figures || row.figures.winsTie(over: $0.figures) })
      }
      #expect(ranked.isEmpty == board.rows.allSatisfy { board.marks(of: $0).isEmpty })
    }
  }

  private func value(_ row: BoardRow, _ mark: HighlightMark) -> Int64 {
    switch mark {
    case .highest: row.figures.score
    case .lowest: -row.figures.score
    case .shortest: -row.figures.durationMs
    case .longest: row.figures.durationMs
    }
  }
}
