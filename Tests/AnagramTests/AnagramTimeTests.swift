import Anagram
import ArcadeCore
import Testing

struct AnagramTimeTests {
  @Test func `the time counts anew for each puzzle, from the move that deals it`() throws {
    var game = try AnagramSamples.game(
      [("ab", ["ba"]), ("cd", ["dc"]), ("ef", ["fe"])], seconds: 60)
    #expect(game.deadline == PlayTime(milliseconds: 60_000))
    try game.make(.hint, at: 10_000)
    #expect(game.deadline == PlayTime(milliseconds: 60_000))
    try game.make(.hint, at: 59_999)
    #expect(game.deadline == PlayTime(milliseconds: 119_999))
    try game.make(.skip, at: 61_000)
    #expect(game.deadline == PlayTime(milliseconds: 121_000))
  }

  @Test func `at exactly the limit the time is up, a millisecond before it is not`() throws {
    var game = try AnagramSamples.listen(seconds: 60)
    #expect(game.advance(to: PlayTime(milliseconds: 59_999)).isEmpty)
    try game.make(.place(letter: "t", target: 1), at: 59_999)
    let events = game.advance(to: PlayTime(milliseconds: 60_000))
    #expect(events == [.ended(.timeUp, answer: "tinsel")])
    #expect(game.ending == .timeUp)
    #expect(game.end == .timeUp)
    #expect(game.deadline == nil)
    #expect(game.score == 10)
  }

  @Test(arguments: [60_000, 60_001, 9_000_000] as [Int64])
  func `a move at or after the limit changes nothing but the end`(time: Int64) throws {
    let moves: [AnagramMove] = [
      .place(letter: "s", target: 1), .place(letter: "l", target: 1),
      .place(letter: "s", target: 9),
      .word("silent"), .word("abound"), .hint, .skip, .giveUp,
    ]
    for move in moves {
      var game = try AnagramSamples.listen(seconds: 60)
      var ended = game
      #expect(ended.advance(to: PlayTime(milliseconds: 60_000)).count == 1)
      #expect(try game.make(move, at: time) == [.ended(.timeUp, answer: "silent")])
      #expect(game == ended)
    }
  }

  @Test func `relaxed there is no limit`() throws {
    var game = try AnagramSamples.game([("ab", ["ba"])], seconds: 1, isRelaxed: true)
    #expect(game.deadline == nil)
    #expect(game.advance(to: PlayTime(milliseconds: 9_000_000)).isEmpty)
    try game.make(.word("ba"), at: 9_000_000)
    #expect(game.end == .finished)
    #expect(game.score == 20)
  }
}
