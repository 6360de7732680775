import Anagram
import ArcadeCore
import Testing

struct AnagramHintTests {
  @Test func `at the start, with 0 points, it lays the first letter for nothing`() throws {
    var game = try AnagramSamples.listen()
    let tile = try #require(game.puzzle.freeTile(with: "s"))
    #expect(try game.make(.hint) == [.hinted(tile: tile, target: 1, points: 0)])
    #expect(game.score == 0)
    #expect(game.hintsTaken == 1)
    #expect(game.laid == "S.....")
  }

  @Test func `it costs half, earns nothing, and never more than there is`() throws {
    var game = try AnagramSamples.listen(points: 11)
    try game.make(.place(letter: "s", target: 1))
    #expect(try game.make(.hint).map(\.points) == [-5])
    #expect(try game.make(.hint).map(\.points) == [-5])
    #expect(try game.make(.hint).map(\.points) == [-1])
    #expect(try game.make(.hint).map(\.points) == [0])
    #expect(game.score == 0)
    #expect(game.laid == "SILEN.")
    #expect(game.hintsTaken == 4)
  }

  @Test func `it fills the first open target of the first answer that still fits`() throws {
    var game = try AnagramSamples.listen()
    try game.make(.place(letter: "n", target: 2))
    try game.make(.place(letter: "t", target: 6))
    try game.make(.hint)
    #expect(game.laid == "EN...T")
    try game.make(.hint)
    #expect(game.laid == "ENL..T")
  }

  @Test func `on the last tile it solves the puzzle, once`() throws {
    var game = try AnagramSamples.game([("ab", ["ba"]), ("cd", ["dc"])])
    try game.make(.hint)
    let answer = game.puzzle.answer
    let events = try game.make(.hint)
    #expect(events.count == 3)
    guard case .hinted(_, 2, 0) = events[0], case .solved(let puzzle, answer) = events[1] else {
      Issue.record("not solved: \(events)")
      return
    }
    #expect(puzzle.isSolved)
    #expect(events[2] == .dealt)
    #expect(game.solvedCount == 1)
    #expect(game.puzzle.number == 2)
  }

  @Test func `hints are counted over the whole game, and none is taken after the end`() throws {
    var game = try AnagramSamples.game([("ab", ["ba"]), ("cd", ["dc"])])
    for _ in 1...4 { try game.make(.hint) }
    #expect(game.ending == .levelDone)
    #expect(game.hintsTaken == 4)
    #expect(throws: AnagramRefusal.gameOver) { try game.make(.hint) }
    #expect(game.hintsTaken == 4)
    #expect(game.score == 0)
  }
}
