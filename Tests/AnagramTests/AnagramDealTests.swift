import Anagram
import ArcadeCore
import Testing

struct AnagramDealTests {
  private static let words = ["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op", "qr", "st"]
  private static let anagrams = words.map { ($0, [String($0.reversed())]) }

  @Test(arguments: 1...20)
  func `every anagram comes once, none twice`(seed: UInt64) throws {
    var game = try AnagramSamples.game(Self.anagrams, seed: seed)
    var seen: [String] = []
    while !game.isOver {
      seen.append(game.puzzle.entry.tiles.text)
      #expect(game.puzzle.number == seen.count)
      try game.make(.skip)
    }
    #expect(game.puzzleCount == 10)
    #expect(seen.sorted() == Self.words)
  }

  @Test func `every anagram is as likely as the others to come first, and to follow it`() throws {
    var firsts: [String: Int] = [:]
    var pairs: [String: Int] = [:]
    for seed in UInt64(1)...3000 {
      var game = try Self.small(seed: seed)
      let first = game.puzzle.entry.tiles.text
      firsts[first, default: 0] += 1
      try game.make(.skip)
      pairs[first + game.puzzle.entry.tiles.text, default: 0] += 1
    }
    #expect(firsts.count == 3)
    #expect(pairs.count == 6)
    // 1000 and 500 are expected; five standard deviations are 129 and 102.
    #expect(firsts.values.allSatisfy { abs($0 - 1000) < 129 })
    #expect(pairs.values.allSatisfy { abs($0 - 500) < 102 })
  }

  @Test(arguments: 1...50)
  func `the tiles are those of the phrase, in an order that is no answer`(seed: UInt64) throws {
    var game = try AnagramSamples.game(
      [("ab", ["ba"]), ("abc", ["acb", "bac", "bca", "cab", "cba"]), ("aab", ["baa"])], seed: seed)
    while !game.isOver {
      let letters = game.puzzle.tiles.map(\.folded)
      #expect(letters.sorted() == game.puzzle.entry.tiles.sortedLetters)
      #expect(!game.puzzle.entry.answerLetters.contains(letters))
      try game.make(.skip)
    }
  }

  @Test func `the tiles are shuffled`() throws {
    var orders: Set<[Unicode.Scalar]> = []
    for seed in UInt64(1)...40 {
      let game = try AnagramSamples.game([("listen", ["silent"])], seed: seed)
      orders.insert(game.puzzle.tiles.map(\.folded))
    }
    #expect(orders.count > 30)
  }

  @Test func `how a puzzle is played does not change the next`() throws {
    var skipping = try AnagramSamples.game(Self.anagrams, seed: 9)
    var solving = skipping
    while !skipping.isOver {
      try skipping.make(.skip)
      try solving.make(.word(solving.puzzle.answer))
      #expect(skipping.puzzle.tiles == solving.puzzle.tiles)
    }
  }

  private static func small(seed: UInt64) throws -> AnagramGame {
    AnagramGame(options: try options.get(), seed: try #require(Seed(seed)))
  }

  private static let options = Result {
    AnagramOptions(level: try AnagramSamples.read(AnagramSamples.text(Array(anagrams.prefix(3)))))
  }
}
