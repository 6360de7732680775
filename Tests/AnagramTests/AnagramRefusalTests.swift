import Anagram
import ArcadeCore
import Testing

struct AnagramRefusalTests {
  @Test(arguments: [
    (AnagramMove.place(letter: "n", target: 0), "There is no target 0: choose from 1 to 6."),
    (.place(letter: "n", target: 7), "There is no target 7: choose from 1 to 6."),
    (.place(letter: "n", target: -1), "There is no target -1: choose from 1 to 6."),
    (.place(letter: "n", target: 1), "Target 1 is filled: choose an open one."),
    (
      .place(letter: "s", target: 3), "There is no free tile S: choose from E I L N T."
    ),
    (
      .place(letter: "æ", target: 3), "There is no free tile Æ: choose from E I L N T."
    ),
    (
      .word("silence"),
      "That is not made of the tiles (missing: T; too many: C E): use each of them once."
    ),
    (.word("silen"), "That is not made of the tiles (missing: T): use each of them once."),
    (.word("silents"), "That is not made of the tiles (too many: S): use each of them once."),
    (.word(""), "That is not made of the tiles (missing: E I L N S T): use each of them once."),
  ])
  func `what is not allowed is refused with its reason, and changes nothing`(
    move: AnagramMove, sentence: String
  ) throws {
    var game = try AnagramSamples.listen()
    try game.make(.place(letter: "s", target: 1))
    let before = game
    let refusal = #expect(throws: AnagramRefusal.self) { try game.make(move, at: 50) }
    #expect(refusal?.description == sentence)
    #expect(game == before)
  }

  @Test func `a helper that compares sets of letters is wrong: BANANA does not give ABOUND`() throws
  {
    var game = try AnagramSamples.game([("BANANA", ["nabana"])])
    #expect(
      throws: AnagramRefusal.otherLetters(
        LetterDifference(of: Array("abound".unicodeScalars), from: Array("banana".unicodeScalars)))
    ) { try game.make(.word("abound")) }
    // As often as it comes, not more: there are three A.
    for target in [2, 4, 6] { try game.make(.place(letter: "a", target: target)) }
    #expect(throws: AnagramRefusal.noFreeTile("a", free: ["b", "n", "n"])) {
      try game.make(.place(letter: "a", target: 1))
    }
  }

  @Test func `a solved word that is sent again scores once`() throws {
    var game = try AnagramSamples.game([("ab", ["ba"]), ("cd", ["dc"])])
    let answer = AnagramMove.word(game.puzzle.answer)
    try game.make(answer)
    let before = game
    #expect(throws: AnagramRefusal.self) { try game.make(answer) }
    #expect(game == before)
    #expect(game.score == 20)
  }

  @Test func `a tile dropped on a filled target is refused, and every target can be filled`() throws
  {
    var game = try AnagramSamples.listen()
    try game.make(.place(letter: "s", target: 1))
    for letter in "eilnt".unicodeScalars {
      #expect(throws: AnagramRefusal.targetLocked(1)) {
        try game.make(.place(letter: letter, target: 1))
      }
    }
    try game.make(.word("silent"))
    #expect(game.score == 60)
  }

  @Test func `after the end everything is refused`() throws {
    for last in [AnagramMove.word("silent"), .skip, .giveUp] {
      var game = try AnagramSamples.listen()
      try game.make(last)
      let before = game
      #expect(game.allowedMoves.isEmpty)
      #expect(game.deadline == nil)
      for move in [
        AnagramMove.hint, .skip, .giveUp, .word("enlist"), .place(letter: "e", target: 1),
      ] {
        #expect(throws: AnagramRefusal.gameOver) { try game.make(move, at: 9_999_999) }
      }
      #expect(game.advance(to: PlayTime(milliseconds: 9_999_999)).isEmpty)
      #expect(game == before)
    }
  }

  @Test func `letters that are missing or too many are counted`() {
    let difference = LetterDifference(
      of: Array("mississippi".unicodeScalars), from: Array("misspelling".unicodeScalars))
    #expect(difference.lacking == ["e", "g", "l", "l", "n"])
    #expect(difference.extra == ["i", "i", "p", "s", "s"])
    #expect(difference.description == "missing: E G L L N; too many: I I P S S")
  }

  @Test(arguments: [0, 1, 10_000])
  func `of more letters than a phrase has, the first are told`(more: Int) {
    let difference = LetterDifference(
      of: Array(repeating: "x", count: 28 + more), from: ["a"])
    let shown = Array(repeating: "X", count: 28).joined(separator: " ")
    #expect(
      difference.description == "missing: A; too many: \(shown)\(more > 0 ? " ..." : "")")
  }
}
