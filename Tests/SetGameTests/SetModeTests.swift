import ArcadeCore
import CardTable
import TestSupport
import Testing

@testable import SetGame

struct SetModeTests {
  @Test func `junior is played with the 27 solid cards, nine on the table`() throws {
    let game = try SetPlay(.junior, seed: 1).game
    #expect(game.table.places.count == 9)
    #expect(game.deck.count == 18)
    #expect((game.table.cards + game.deck).allSatisfy { $0.shading == .solid })
  }

  @Test(arguments: UInt64(1)...20)
  func `a puzzle is twelve cards with exactly six Sets`(seed: UInt64) throws {
    let game = try SetPlay(.puzzle, seed: seed).game
    #expect(game.table.places.count == 12)
    #expect(SetFinder(game.table.places).sets.count == 6)
    #expect(game.deck.isEmpty)
    #expect(game == SetGame(options: .puzzle, seed: game.seed))
  }

  @Test func `a puzzle keeps its cards and takes each Set once`() throws {
    var play = try SetPlay(.puzzle, seed: 3)
    let table = play.game.table.places
    let first = try #require(play.game.sets.first)
    try play.findSet()
    #expect(play.game.table.places == table)
    #expect(play.game.sets.count == 5)

    try play.move(.choose(first[2]), .choose(first[0]))
    let before = play.game
    let refusal = #expect(throws: SetRefusal.self) {
      try play.game.play(.choose(first[1]), at: .zero)
    }
    let codes = [first[2], first[0], first[1]].compactMap { table[$0]?.code }
    #expect(
      refusal?.description
        == "You have found \(codes.joined(separator: " ")) already: find another Set.")
    #expect(play.game == before)
    try play.move(.choose(first[2]), .choose(first[0]))
    while !play.game.isOver { try play.findSet() }
    #expect(play.game.ending == .allFound)
    #expect(Set(play.game.found.map { Set($0) }).count == 6)
  }

  @Test(arguments: [(SetMode.race10, 10), (.race20, 20)])
  func `a race ends with that many Sets`(mode: SetMode, sets: Int) throws {
    for seed in UInt64(1)...10 {
      var play = try SetPlay(mode, seed: seed)
      while !play.game.isOver {
        _ = try play.game.sets.isEmpty ? play.move(.threeMore) : play.findSet()
      }
      #expect(play.game.found.count == sets)
      #expect(play.game.ending == .allFound)
    }
  }

  @Test func `the mode is part of the result and read from it`() throws {
    let texts = SetMode.allCases.map { SetGame.mode(of: $0) }
    #expect(texts == ["normal", "junior", "puzzle", "race 10", "race 20"])
    for mode in SetMode.allCases {
      #expect(try SetGame.options(mode: mode.text, level: nil, levels: []) == mode)
    }
    for text in ["", "race", "race-10", "Normal", "race 15"] {
      #expect(throws: SetupFault.self) {
        try SetGame.options(mode: text, level: nil, levels: [])
      }
    }
    let level = LevelIdentity(name: "normal", bytes: [])
    #expect(throws: SetupFault.self) {
      try SetGame.options(mode: "normal", level: level, levels: [])
    }
  }

  @Test func `the command line names modes in one word, and normal is the default`() throws {
    #expect(try SetGame.options(for: GameSetup()) == .normal)
    for mode in SetMode.allCases {
      #expect(try SetGame.options(for: GameSetup(values: ["mode": mode.word])) == mode)
    }
    let fault = #expect(throws: SetupFault.self) {
      try SetGame.options(for: GameSetup(values: ["mode": "race-11"]))
    }
    #expect(
      fault?.description
        == "There is no mode 'race-11'. Did you mean 'race-10'? "
        + "Choose normal, junior, puzzle, race-10 or race-20.")
  }

  @Test func `the mode is asked for where none is named`() throws {
    let setup = GameSetup()
    let question = try #require(try SetGame.question(for: setup))
    #expect(question.choices.map(\.value) == SetMode.allCases.map(\.word))
    for (choice, mode) in zip(question.choices, SetMode.allCases) {
      #expect(try SetGame.options(for: setup.answering(question, with: choice.value)) == mode)
    }
    #expect(try SetGame.question(for: GameSetup(values: ["mode": "junior"])) == nil)
  }
}
