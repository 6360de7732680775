import Anagram
import ArcadeCore
import Testing

struct AnagramSetupTests {
  @Test func `the first level by its order is played unless another is asked for`() throws {
    let files = AnagramSamples.files
    #expect(try AnagramGame.options(for: GameSetup(levels: files)).level.name == "easy")
    #expect(try AnagramGame.options(for: GameSetup(levels: files.reversed())).level.name == "easy")
    let hard = GameSetup(values: ["level": "hard"], levels: files)
    #expect(try AnagramGame.options(for: hard).level.name == "hard")
    #expect(try AnagramGame.options(for: hard).isRelaxed == false)
  }

  @Test func `of levels of one order the first by name is played`() throws {
    let files = ["b", "a", "c"].map { name in
      AnagramSamples.file(
        AnagramSamples.text([("ab", ["ba"])], name: name, order: 4), path: "\(name).json")
    }
    #expect(try AnagramGame.options(for: GameSetup(levels: files)).level.name == "a")
    let question = try AnagramGame.question(for: GameSetup(levels: files))
    #expect(question?.choices.map(\.value) == ["a", "b", "c"])
  }

  @Test func `the full screen asks for the level, with its terms`() throws {
    let question = try AnagramGame.question(for: GameSetup(levels: AnagramSamples.files))
    #expect(
      question
        == SetupQuestion(
          "Which level?", option: "level",
          choices: [
            .init("easy", title: "Easy-peasy", detail: "10 points a tile, 10:00 each"),
            .init("medium", title: "Challenge accepted", detail: "30 points a tile, 06:00 each"),
            .init("hard", title: "I'm totally hard-core", detail: "80 points a tile, 03:00 each"),
          ]))
    let relaxed = GameSetup(values: ["relaxed": ""], levels: AnagramSamples.files)
    #expect(
      try AnagramGame.question(for: relaxed)?.choices.first?.detail
        == "10 points a tile, no limit of time")
    let named = GameSetup(values: ["level": "hard"], levels: AnagramSamples.files)
    #expect(try AnagramGame.question(for: named) == nil)
  }

  @Test(arguments: [
    ("esy", "There is no level called esy: choose easy, hard or medium."),
    (
      "\u{1B}[31m",
      "A level's name is lower-case letters, digits and hyphens: choose easy, hard or medium."
    ),
  ])
  func `an unknown level is refused with those to choose from`(
    name: String, sentence: String
  ) {
    let fault = #expect(throws: SetupFault.self) {
      try AnagramGame.options(
        for: GameSetup(values: ["level": name], levels: AnagramSamples.files))
    }
    #expect(fault == SetupFault(.usage, sentence))
  }

  @Test func `a file that is wrong is named, and the others still play`() throws {
    let broken = AnagramSamples.file(
      AnagramSamples.text([("banana", ["bAnana"])], name: "broken", order: 0),
      path: "my/broken.json")
    let files = [broken] + AnagramSamples.files
    #expect(try AnagramGame.options(for: GameSetup(levels: files)).level.name == "easy")
    #expect(try AnagramGame.question(for: GameSetup(levels: files))?.choices.count == 3)
    let fault = #expect(throws: SetupFault.self) {
      try AnagramGame.options(for: GameSetup(values: ["level": "broken"], levels: files))
    }
    let wrong = try #require(fault)
    #expect(wrong.cause == .data)
    #expect(wrong.description.hasPrefix("my/broken.json:2:67: "))
    for setup in [
      GameSetup(levels: [broken]), GameSetup(values: ["relaxed": ""], levels: [broken]),
    ] {
      #expect(throws: wrong) { try AnagramGame.options(for: setup) }
      #expect(throws: wrong) { try AnagramGame.question(for: setup) }
    }
  }

  @Test func `without a file there is nothing to play`() throws {
    let fault = SetupFault(.missing, "There is no level to play: name a folder that holds some.")
    #expect(throws: fault) { try AnagramGame.options(for: GameSetup()) }
    #expect(throws: fault) { try AnagramGame.question(for: GameSetup()) }
  }

  @Test func `relaxed games are told apart by their mode, and marked`() throws {
    let level = try AnagramLevel(file: AnagramSamples.files[0])
    let (timed, relaxed) = (
      AnagramOptions(level: level), AnagramOptions(level: level, isRelaxed: true)
    )
    #expect(AnagramGame.mode(of: timed) == "easy")
    #expect(AnagramGame.marks(of: timed) == [])
    #expect(AnagramGame.mode(of: relaxed) == "easy relaxed")
    #expect(AnagramGame.marks(of: relaxed) == ["relaxed"])
  }

  @Test func `a kept game finds its level by name and content`() throws {
    for file in AnagramSamples.files {
      for isRelaxed in [false, true] {
        let options = AnagramOptions(level: try AnagramLevel(file: file), isRelaxed: isRelaxed)
        let found = try AnagramGame.options(
          mode: AnagramGame.mode(of: options), level: AnagramGame.level(of: options),
          levels: AnagramSamples.files)
        #expect(found == options)
      }
    }
  }

  @Test func `a kept game is not judged by a level that has changed, is gone or is another`() throws
  {
    let level = try AnagramLevel(file: AnagramSamples.files[0])
    let changed = #expect(throws: SetupFault.self) {
      try AnagramGame.options(
        mode: "easy", level: LevelIdentity(name: "easy", bytes: [1, 2, 3]),
        levels: AnagramSamples.files)
    }
    #expect(
      changed
        == SetupFault(.data, "The level easy has changed since the game: bring its old file back."))
    for (mode, identity) in [
      ("hard", level.identity), ("easy hard", level.identity), ("easy  relaxed", level.identity),
      ("relaxed", level.identity), ("easy", nil),
    ] {
      #expect(throws: SetupFault.self) {
        try AnagramGame.options(mode: mode, level: identity, levels: AnagramSamples.files)
      }
    }
    #expect(throws: SetupFault.self) {
      try AnagramGame.options(mode: "easy", level: level.identity, levels: [])
    }
  }

  @Test func `a level file says what it is`() throws {
    let file = AnagramSamples.file(AnagramSamples.text([("ab", ["ba"])], points: 1, seconds: 3600))
    #expect(
      try AnagramGame.summary(of: file)
        == LevelSummary(
          name: "sample", title: "Sample", detail: "1 anagram, 1 point a tile, 1:00:00 each",
          order: 1))
  }
}
