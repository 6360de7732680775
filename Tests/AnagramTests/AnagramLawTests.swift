import Anagram
import ArcadeCore
import Testing

/// What holds for any seed and any play of moves that are allowed.
struct AnagramLawTests {
  @Test(arguments: 1...60)
  func `any play ends, never falls below 0 and never loses a tile`(seed: UInt64) throws {
    var game = try Self.game(seed: seed)
    var chance = SplitMix64(state: seed &* 7919)
    var (score, moves): (Int, Int) = (0, 0)
    while !game.isOver {
      let move = Self.move(in: game, &chance)
      let before = game
      score += try game.make(move, at: Int64(moves) * 10).map(\.points).reduce(0, +)
      #expect(game.score == score)
      #expect(score >= 0)
      #expect(game.hintsTaken == before.hintsTaken + (move == .hint ? 1 : 0))
      Self.checkTiles(of: game.puzzle)
      moves += 1
      try #require(moves < 100_000)
    }
    #expect(game.allowedMoves.isEmpty)
    #expect(game.puzzle.number <= game.puzzleCount)
  }

  @Test(arguments: 1...20)
  func `the same seed and moves give the same game and events`(seed: UInt64) throws {
    var game = try Self.game(seed: seed)
    var recording = Recording<AnagramGame>(options: game.options, seed: game.seed)
    var events: [[AnagramEvent]] = []
    var chance = SplitMix64(state: seed)
    var time: Int64 = 0
    while !game.isOver {
      let move = Self.move(in: game, &chance)
      time += Int64(chance.draw(below: 4000))
      recording.append(move, at: PlayTime(milliseconds: time))
      events.append(try game.make(move, at: time))
    }
    let read = try Recording<AnagramGame>(
      options: game.options, seed: game.seed, text: recording.text)
    #expect(read == recording)
    var replayed: [[AnagramEvent]] = []
    #expect(try read.replay { _, events in replayed.append(events) } == game)
    #expect(replayed == events)
  }

  @Test(arguments: 1...5)
  func `whatever is allowed is not refused, and whatever is not, is`(seed: UInt64) throws {
    var game = try Self.game(seed: seed)
    var chance = SplitMix64(state: seed &+ 99)
    for _ in 1...10 where !game.isOver {
      let allowed = game.allowedMoves
      for target in -1...29 {
        for letter in "abeflnostzæ".unicodeScalars {
          let move = AnagramMove.place(letter: letter, target: target)
          var copy = game
          let events = try? copy.make(move)
          #expect((events != nil) == allowed.contains(move))
          #expect(events != nil || copy == game)
        }
      }
      try game.make(Self.move(in: game, &chance))
    }
  }

  @Test func `hints alone solve every level, and earn nothing`() throws {
    for file in AnagramSamples.files {
      let options = AnagramOptions(level: try AnagramLevel(file: file))
      var game = AnagramGame(options: options, seed: try #require(Seed(5)))
      while !game.isOver { try game.make(.hint) }
      #expect(game.ending == .levelDone)
      #expect(game.solvedCount == game.puzzleCount)
      #expect(game.score == 0)
      #expect(game.hintsTaken == options.level.entries.map(\.tiles.letters.count).reduce(0, +))
    }
  }

  @Test func `every answer of every level wins all of its points`() throws {
    for file in AnagramSamples.files {
      let options = AnagramOptions(level: try AnagramLevel(file: file))
      let most = options.level.entries.map(\.answers.count).max() ?? 0
      for index in 0..<most {
        var game = AnagramGame(options: options, seed: try #require(Seed(UInt64(index))))
        while !game.isOver {
          let letters = game.puzzle.entry.answerLetters
          try game.make(.word(letters[index % letters.count]))
        }
        let tiles = options.level.entries.map(\.tiles.letters.count).reduce(0, +)
        #expect(game.score == tiles * options.level.pointsPerTile)
      }
    }
  }

  /// A game with answers that branch, equal tiles, signs and accents.
  private static func game(seed: UInt64) throws -> AnagramGame {
    try AnagramSamples.game(
      [
        ("stale", ["least", "steal", "tales", "slate", "teals"]), ("noon", ["onno", "onon"]),
        ("Eleven plus two", ["twelve plus one"]), ("æé'ß", ["ße-æ"]), ("aab", ["aba", "baa"]),
      ], points: 7, seconds: 30, seed: seed)
  }

  /// A move by chance; the end is put off, so that games are long.
  private static func move(in game: AnagramGame, _ chance: inout SplitMix64) -> AnagramMove {
    let moves = game.allowedMoves
    let last = chance.draw(below: 20) == 0 ? moves.count : moves.count - 2
    return moves[chance.draw(below: last)]
  }

  private static func checkTiles(of puzzle: AnagramPuzzle) {
    let locked = puzzle.locked.compactMap(\.self)
    #expect(Set(locked).count == locked.count)
    #expect((locked + puzzle.freeTiles).sorted() == Array(puzzle.tiles.indices))
    let letters = (locked + puzzle.freeTiles).map { puzzle.tiles[$0].folded }
    #expect(letters.sorted() == puzzle.entry.tiles.sortedLetters)
    #expect(puzzle.openTargets.count == puzzle.freeTiles.count)
  }
}
