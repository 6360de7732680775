import ArcadeCore
import Scores
import Testing

@testable import Play

struct ConversationTests {
  private let kept = TestStore()

  private func talk() -> Conversation<ToyDialogue> { Conversation(about: kept.table()) }

  @Test func `the first lines name the game, its mode and its seed`() {
    var talk = talk()
    #expect(
      talk.open(now: 0) == [
        "Toy, short, seed 7. Type help for the commands.", "The sum is 3.",
      ])
  }

  @Test func `a line may make several moves, until the game is over`() {
    var talk = talk()
    _ = talk.open(now: 0)
    #expect(
      talk.answer("add 9 9 5", now: 100) == [
        "Added 9.", "Added 9.", "Exactly 21!", "Game over. Score 21.",
      ])
    #expect(talk.exit == .over)
  }

  @Test func `a refused move says why and stops the line`() {
    var talk = talk()
    _ = talk.open(now: 0)
    #expect(
      talk.answer("add 9 8 9 1", now: 0) == [
        "Added 9.", "Added 8.", "You cannot add 9 now: add less.",
      ])
    #expect(talk.answer("score", now: 0) == ["Score 20."])
  }

  @Test(arguments: [
    ("hnit", "There is no 'hnit'. Did you mean 'hint'? Type help for the commands."),
    ("xyzzy", "There is no 'xyzzy'. Type help for the commands."),
    ("\u{1B}[2J", "There is no '\\u{1b}[2J'. Type help for the commands."),
  ])
  func `an unknown command is refused with what may have been meant`(
    line: String, answer: String
  ) {
    var talk = talk()
    #expect(talk.answer(line, now: 0) == [answer])
  }

  @Test func `empty lines are passed over`() {
    var talk = talk()
    #expect(talk.answer("", now: 0) == [])
    #expect(talk.answer("  \t", now: 0) == [])
  }

  @Test func `every game knows show, score and time`() {
    var talk = talk()
    _ = talk.open(now: 0)
    #expect(talk.answer("show", now: 0) == ["The sum is 3."])
    #expect(talk.answer("SCORE", now: 0) == ["Score 3."])
    #expect(talk.answer("time", now: 9_999) == ["Time of play 00:09, 00:01 left."])
  }

  @Test func `help lists the game's own commands first, then those of all`() {
    var talk = talk()
    let help = talk.answer("help", now: 0)
    #expect(help.first == "add N…  add numbers")
    #expect(help.last == "help    this list")
  }

  @Test func `the clock stands in a pause until the next line`() {
    var talk = talk()
    _ = talk.open(now: 0)
    _ = talk.answer("add 1", now: 2_000)
    _ = talk.answer("pause", now: 3_000)
    #expect(talk.answer("time", now: 60_000) == ["Time of play 00:03, 00:07 left."])
    #expect(talk.answer("time", now: 61_000) == ["Time of play 00:04, 00:06 left."])
  }

  @Test func `time up is told at the next line, which is dropped`() {
    var talk = talk()
    _ = talk.open(now: 0)
    _ = talk.answer("add 1", now: 1_000)
    #expect(talk.answer("add 2", now: 10_000) == ["Time is up.", "Game over. Score 4."])
  }

  @Test func `stop asks once, then keeps the game as unfinished`() throws {
    var talk = talk()
    _ = talk.open(now: 0)
    _ = talk.answer("add 1", now: 1_000)
    #expect(
      talk.answer("stop", now: 2_000) == ["End this game with a score of 4? Type yes or no."])
    #expect(talk.answer("yes", now: 2_500) == ["Game over. Score 4."])
    let waiting = try #require(kept.store.finishedWaiting().first)
    #expect(waiting.result.marks == ["unfinished"])
    #expect(waiting.result.durationMs == 2_500)
  }

  @Test(arguments: ["no", "add 1", ""])
  func `anything but a yes goes on with the game`(line: String) {
    var talk = talk()
    _ = talk.open(now: 0)
    _ = talk.answer("add 1", now: 0)
    _ = talk.answer("new", now: 0)
    _ = talk.answer(line, now: 0)
    #expect(talk.exit == nil)
    #expect(talk.answer("yes", now: 0) == ["There is no 'yes'. Type help for the commands."])
  }

  @Test func `new without a move deals at once and keeps nothing`() {
    var talk = talk()
    _ = talk.open(now: 0)
    #expect(talk.answer("new", now: 0) == ["Nothing was played, so nothing is kept."])
    #expect(talk.exit == .again)
    #expect(kept.store.finishedWaiting().isEmpty)
  }

  @Test func `the end of the input keeps the game for later`() throws {
    var talk = talk()
    _ = talk.open(now: 0)
    _ = talk.answer("add 5", now: 1_234)
    #expect(talk.endOfInput(now: 2_000) == [])
    #expect(talk.exit == .left)
    let left = try #require(kept.store.gamesLeftBehind().first)
    #expect(left.movesText == "5:1234")
  }

  @Test func `the end of the input after the time is up ends the game`() {
    var talk = talk()
    _ = talk.open(now: 0)
    _ = talk.answer("add 5", now: 1_000)
    #expect(talk.endOfInput(now: 99_000) == ["Time is up.", "Game over. Score 8."])
    #expect(kept.store.finishedWaiting().first?.result.durationMs == 10_000)
  }
}
