import Anagram
import ArcadeCore
import Testing

struct AnagramGameTests {
  @Test func `a right tile locks and earns its points`() throws {
    var game = try AnagramSamples.listen()
    let events = try game.make(.place(letter: "s", target: 1))
    let tile = try #require(game.puzzle.locked[0])
    #expect(events == [.placed(tile: tile, target: 1, points: 10)])
    #expect(game.puzzle.tiles[tile].folded == "s")
    #expect(game.score == 10)
    #expect(game.laid == "S.....")
    #expect(game.puzzle.openTargets == [2, 3, 4, 5, 6])
    #expect(game.puzzle.freeTiles.count == 5)
  }

  @Test(arguments: [(10, 5), (11, 5), (1, 0)])
  func `a wrong tile goes back and costs half, rounded down`(points: Int, half: Int) throws {
    var game = try AnagramSamples.listen(points: points)
    try game.make(.place(letter: "s", target: 1))
    let before = game.puzzle
    let events = try game.make(.place(letter: "t", target: 2))
    let tile = try #require(before.freeTile(with: "t"))
    #expect(events == [.misplaced(tile: tile, target: 2, points: -half)])
    #expect(game.score == points - half)
    #expect(game.puzzle == before)
  }

  @Test func `the score never falls below 0, and what is told is what is lost`() throws {
    var game = try AnagramSamples.listen(points: 10)
    #expect(game.score == 0)
    for move in [AnagramMove.place(letter: "l", target: 1), .hint, .word("listen")] {
      let events = try game.make(move)
      #expect(events.map(\.points) == [0])
      #expect(game.score == 0)
    }
  }

  @Test(arguments: ["silent", "enlist", "tinsel"])
  func `every answer of the file is accepted`(answer: String) throws {
    var game = try AnagramSamples.listen()
    try game.lay(answer)
    #expect(game.score == 60)
    #expect(game.solvedCount == 1)
    #expect(game.ending == .levelDone)
    #expect(game.end == .finished)
  }

  @Test func `a letter is right if some answer fits all that is placed with it`() throws {
    var game = try AnagramSamples.listen()
    // Of silent, enlist, tinsel two have an i on 2 or 4; only tinsel has both n on 3 and i on 2.
    try game.make(.place(letter: "i", target: 2))
    #expect(game.puzzle.answer == "silent")
    try game.make(.place(letter: "n", target: 3))
    #expect(game.puzzle.answer == "tinsel")
    let events = try game.make(.place(letter: "s", target: 1))
    #expect(events.map(\.points) == [-5], "silent does not fit any more")
    #expect(try game.make(.place(letter: "t", target: 1)).map(\.points) == [10])
  }

  @Test func `equal tiles are interchangeable, and the first free one is taken`() throws {
    var game = try AnagramSamples.game([("tatters", ["statter"]), ("noon", ["onno"])])
    while game.puzzle.tiles.count != 7 { try game.make(.skip) }
    let tiles = game.puzzle.tiles.indices.filter { game.puzzle.tiles[$0].folded == "t" }
    #expect(tiles.count == 3)
    for (tile, target) in zip(tiles, [2, 4]) {
      #expect(
        try game.make(.place(letter: "t", target: target)).first
          == .placed(tile: tile, target: target, points: 10))
    }
  }

  @Test func `a letter with case and accents put aside is right`() throws {
    for (tiles, answer) in [("Été", "tee"), ("tee", "Été")] {
      var game = try AnagramSamples.game([(tiles, [answer])])
      try game.lay(answer == "tee" ? "tee" : "ete")
      #expect(game.score == 30)
    }
  }

  @Test func `tiles show capitals; ß, which has no single one, stays`() throws {
    let game = try AnagramSamples.game([("été süß", ["sütéßé"])])
    #expect(String(game.puzzle.tiles.map(\.capital).sorted()) == String("ÉTÉSÜß".sorted()))
  }

  @Test func `a whole word fills what is open as single letters would`() throws {
    var game = try AnagramSamples.listen()
    var other = game
    try game.lay("si", at: 100)
    try other.lay("silent", at: 100)
    let events = try game.make(.word("silent"), at: 100)
    #expect(events.dropLast(2).map(\.points) == [10, 10, 10, 10])
    #expect(events.last == .ended(.levelDone, answer: nil))
    #expect(game == other)
  }

  @Test func `a wrong word costs half, once, and lays nothing`() throws {
    var game = try AnagramSamples.listen()
    try game.lay("si")
    let before = game.puzzle
    for word in ["listen", "tinsel", "silnet"] {
      let score = game.score
      #expect(try game.make(.word(word)) == [.misguessed(points: -5)])
      #expect(game.score == score - 5)
      #expect(game.puzzle == before)
    }
  }

  @Test func `a solved puzzle is told whole, and the next is dealt in the same move`() throws {
    var game = try AnagramSamples.game([("ab", ["ba"]), ("cd", ["dc"])])
    let first = game.puzzle
    let answer = try #require(first.entry.answers.first).text
    let events = try game.make(.word(answer), at: 1234)
    guard case .solved(let puzzle, answer) = events[2] else {
      Issue.record("not told: \(events)")
      return
    }
    #expect(puzzle.isSolved)
    #expect(puzzle.number == 1)
    #expect(events.count == 4)
    #expect(events[3] == .dealt)
    #expect(game.puzzle.number == 2)
    #expect(game.puzzle.entry != first.entry)
    #expect(game.dealtAt == PlayTime(milliseconds: 1234))
  }

  @Test func `skip shows the answer, costs a tile, and the puzzle does not return`() throws {
    var game = try AnagramSamples.game([("ab", ["ba"]), ("cd", ["dc"])])
    let skipped = game.puzzle
    try game.make(.hint)
    let left = game.puzzle
    let events = try game.make(.skip)
    #expect(
      events == [.skipped(left, answer: skipped.entry.answers[0].text, points: 0), .dealt])
    try game.make(.word(game.puzzle.answer))
    #expect(game.ending == .levelDone)
    #expect(game.solvedCount == 1)
    #expect(game.score == 20)

    var other = try AnagramSamples.game([("abc", ["cba"])])
    try other.lay("cb")
    #expect(try other.make(.skip).first?.points == -10)
    #expect(other.score == 10)
    #expect(other.ending == .levelDone)
    #expect(other.solvedCount == 0)
  }

  @Test func `giving up shows the answer that still fits, and ends the game`() throws {
    var game = try AnagramSamples.listen()
    try game.lay("t")
    #expect(try game.make(.giveUp) == [.ended(.gaveUp, answer: "tinsel")])
    #expect(game.end == .finished)
    #expect(game.score == 10)
    #expect(game.laid == "T.....")
  }
}

extension AnagramEvent {
  /// The points that it tells of, or 0.
  var points: Int {
    switch self {
    case .placed(_, _, let points), .misplaced(_, _, let points), .hinted(_, _, let points),
      .misguessed(let points), .skipped(_, _, let points):
      points
    case .solved, .dealt, .ended: 0
    }
  }
}
