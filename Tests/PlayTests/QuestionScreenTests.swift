import ArcadeCore
import Match
import Terminal
import TestSupport
import Testing

@testable import Play

struct QuestionScreenTests {
  private let size = Size(width: 80, height: 24)

  private func setup(_ values: [String: String] = [:]) -> GameSetup { GameSetup(values: values) }

  @Test func `the question with its answers`() throws {
    let question = try #require(try ToyGame.question(for: setup()))
    let screen = QuestionScreen(question, title: "Toy", chosen: "long")
    expectSnapshot(screen.picture(size: size, glyphs: .unicode).text, named: "question")
  }

  @Test func `an answer is dealt, and what it says goes before the default`() throws {
    var choice = try GameChoice<ToyGame>(setup())
    #expect(!choice.options.isLong)
    try choice.answer("long")
    #expect(choice.options.isLong)
    #expect(choice.answer == "long")
  }

  @Test func `who has said it already is not asked`() throws {
    #expect(try GameChoice<ToyGame>(setup(["long": ""])).question == nil)
  }

  @Test func `a command asks what has to be asked, the lobby whatever can be`() throws {
    #expect(try GameChoice<ToyGame>(setup()).asksFirst)
    #expect(try !GameChoice<ToyGame>(GameSetup(seed: .seven)).asksFirst)
    let match = GameSetup()
    #expect(try !GameChoice<MatchGame>(match).asksFirst)
    #expect(try GameChoice<MatchGame>(match, isFromLobby: true).asksFirst)
    #expect(try GameChoice<MatchGame>(match).question != nil)
  }

  @Test func `every answer has a key, also beyond nine`() {
    let choices = (1...14).map { SetupQuestion.Choice("v\($0)", title: "Choice \($0)") }
    let question = SetupQuestion("Which?", option: "x", choices: choices)
    var screen = QuestionScreen(question, title: "Toy")
    #expect(Set(screen.menu.entries.map(\.key)).count == 14)
    let canvas = screen.picture(size: Size(width: 40, height: 16), glyphs: .unicode)
    #expect(canvas.text.contains("Choice 8"))
    #expect(!canvas.text.contains("Choice 9"))
    screen = QuestionScreen(question, title: "Toy", chosen: "v14")
    let end = screen.picture(size: Size(width: 40, height: 16), glyphs: .unicode)
    #expect(end.text.contains("Choice 14"))
  }
}
