import ArcadeCore
import Slots
import Testing

struct SlotsSetupTests {
  @Test func `the classic machine is played unless another is asked for`() throws {
    let files = Machines.files
    #expect(try SlotsGame.options(for: GameSetup(levels: files)).name == "classic")
    let trio = GameSetup(values: ["machine": "trio"], levels: files)
    #expect(try SlotsGame.options(for: trio).name == "trio")
  }

  @Test(arguments: [
    ("clasic", "There is no machine called clasic: choose classic, jackpot, river or trio."),
    (
      "\u{1B}[31m",
      "A machine's name is lower-case letters, digits and hyphens: "
        + "choose classic, jackpot, river or trio."
    ),
  ])
  func `an unknown machine is refused with those to choose from`(
    name: String, sentence: String
  ) throws {
    let fault = #expect(throws: SetupFault.self) { try Machines.builtIn(name) }
    #expect(fault == SetupFault(.usage, sentence))
  }

  @Test func `a file that is wrong is named, and the others still play`() throws {
    let broken = LevelFile(path: "my/broken.json", bytes: Array("{\n  \"name\": }".utf8))
    let files = [broken] + Machines.files
    #expect(try SlotsGame.options(for: GameSetup(levels: files)).name == "classic")
    let fault = #expect(throws: SetupFault.self) {
      try SlotsGame.options(for: GameSetup(values: ["machine": "broken"], levels: files))
    }
    #expect(fault?.cause == .data)
    #expect(fault?.description.hasPrefix("my/broken.json:2:11: ") == true)
  }

  @Test func `among other files the first that can be played is, unless one is asked for`() throws {
    let broken = LevelFile(path: "my/a.json", bytes: Array("{}".utf8))
    let files = [broken] + Machines.files.filter { !$0.path.contains("classic") }
    #expect(try SlotsGame.options(for: GameSetup(levels: files)).name == "jackpot")
    #expect(throws: SetupFault.self) {
      try SlotsGame.options(for: GameSetup(values: ["machine": "classic"], levels: files))
    }
    let fault = #expect(throws: SetupFault.self) {
      try SlotsGame.options(for: GameSetup(levels: [broken]))
    }
    #expect(fault == SetupFault(.data, #"my/a.json:1:1: a machine needs "name": add it"#))
  }

  @Test func `without a file there is nothing to play`() {
    let fault = #expect(throws: SetupFault.self) { try SlotsGame.options(for: GameSetup()) }
    #expect(fault?.cause == .missing)
  }

  @Test func `a kept game finds its machine by name and content`() throws {
    for file in Machines.files {
      let machine = try Machine(file: file)
      let found = try SlotsGame.options(
        mode: SlotsGame.mode(of: machine), level: SlotsGame.level(of: machine),
        levels: Machines.files)
      #expect(found == machine)
    }
  }

  @Test func `a kept game is not judged by a machine that has changed or is gone`() throws {
    let machine = try Machines.classic
    let level = LevelIdentity(name: "classic", bytes: [1, 2, 3])
    let changed = #expect(throws: SetupFault.self) {
      try SlotsGame.options(mode: "classic", level: level, levels: Machines.files)
    }
    #expect(
      changed
        == SetupFault(
          .data, "The machine classic has changed since the game: bring its old file back."))
    #expect(throws: SetupFault.self) {
      try SlotsGame.options(mode: "trio", level: machine.identity, levels: Machines.files)
    }
    #expect(throws: SetupFault.self) {
      try SlotsGame.options(mode: "classic", level: nil, levels: Machines.files)
    }
    #expect(throws: SetupFault.self) {
      try SlotsGame.options(mode: "classic", level: machine.identity, levels: [])
    }
  }

  @Test func `nothing is reported unless asked for`() throws {
    #expect(try SlotsGame.report(for: GameSetup(levels: Machines.files)) == nil)
  }

  @Test func `a report that cannot be made says why`() {
    for values in [["odds": "", "machine": "none"], ["simulate": "x"], ["simulate": "0"]] {
      #expect(throws: SetupFault.self) {
        try SlotsGame.report(for: GameSetup(values: values, levels: Machines.files))
      }
    }
  }
}
