import ArcadeCore
import Play
import Terminal
import Testing

@testable import Commands

struct LevelsCommandTests {
  private let world = TestWorld()

  private func machine(weight: Int) -> String {
    """
    {"name": "mine", "title": "My own", "wheels": 3,
     "symbols": [
      {"name": "one", "glyph": "1", "ascii": "1", "weight": \(weight)},
      {"name": "two", "glyph": "2", "ascii": "2", "weight": 1}
     ],
     "pays": [{"run": 3, "times": 3}]}
    """
  }

  @Test func `all levels built in are listed and fine`() {
    let list = world.run("levels", "list")
    #expect(list.status == .done)
    #expect(list.output.hasPrefix("anagram   easy            Easy-peasy              "))
    #expect(list.output.contains("\nslots     classic         Classic                 5 wheels"))
    let check = world.run("levels", "check")
    #expect(check.status == .done)
    #expect(check.output.hasPrefix("anagram/easy.json: Easy-peasy can be played.\n"))
    #expect(check.output.contains("\nslots/classic.json: Classic can be played.\n"))
    #expect(list.output.count { $0 == "\n" } == check.output.count { $0 == "\n" })
  }

  @Test func `a file with a fault is named with line and column, and others are checked too`()
    throws
  {
    try world.write(machine(weight: 1), to: "good.json")
    try world.write(machine(weight: 0), to: "bad.json")
    let run = world.run("levels", "check", world.folder + "/bad.json", world.folder + "/good.json")
    #expect(run.status == .badData)
    #expect(run.errors.hasPrefix("arcade: \(world.folder)/bad.json:3:"))
    #expect(run.output == "\(world.folder)/good.json: My own can be played.\n")
  }

  @Test func `each file is read by the game that it is for`() throws {
    let level = """
      {"name": "mine", "title": "Letters", "order": 1, "pointsPerTile": 10, "timeToSolve": 0,
       "anagrams": [{"tiles": "listen", "answers": ["silent"]}]}
      """
    try world.write(level, to: "letters.json")
    try world.write(machine(weight: 1), to: "wheels.json")
    try world.write("{}", to: "nothing.json")
    let paths = ["letters", "wheels", "nothing"].map { "\(world.folder)/\($0).json" }
    let run = world.run(["levels", "check"] + paths)
    #expect(run.status == .badData)
    #expect(run.errors.contains("letters.json:1:86: \"timeToSolve\" is 0: write 1 to 36000"))
    #expect(run.errors.contains("nothing.json:1:1: "))
    #expect(run.output == "\(paths[1]): My own can be played.\n")
    let named = world.run("levels", "check", "--game", "anagram", paths[1])
    #expect(named.status == .badData)
  }

  @Test(arguments: ["list", "check"])
  func `a full device is an error, and the end of a pipe is none`(action: String) {
    var full = TestWorld.Setting()
    full.outcome = .failed(28)
    let run = world.run("levels", action, in: full)
    #expect(run.status == .cannotWrite)
    #expect(run.errors.hasPrefix("arcade: "))
    var closed = TestWorld.Setting()
    closed.outcome = .closed
    #expect(world.run("levels", action, in: closed).outcome == .done)
  }

  @Test func `levels are listed by their order, those of one order by name`() throws {
    let list = world.run("levels", "list", "--game", "anagram")
    #expect(names(list.output) == ["easy", "medium", "hard"])
    for (name, order) in [("a", 30), ("b", 4), ("d", 4), ("c", 4)] {
      let level = """
        {"name": "\(name)", "title": "T", "order": \(order), "pointsPerTile": 10,
         "timeToSolve": 9, "anagrams": [{"tiles": "listen", "answers": ["silent"]}]}
        """
      try world.write(level, to: "\(name == "b" ? "z" : name).json")
    }
    try world.write(machine(weight: 1), to: "aa.json")
    let own = world.run("levels", "list", "--levels", world.folder)
    #expect(names(own.output).prefix(6) == ["b", "c", "d", "a", "mine", "easy"])
  }

  /// The names in a list of levels.
  private func names(_ output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").dropFirst().first.map { String($0) }
    }
  }

  @Test func `a path that cannot be read is told, and the others are checked`() throws {
    try world.write(machine(weight: 1), to: "good.json")
    try world.write(machine(weight: 0), to: "bad.json")
    let paths = ["none", "bad", "good", "nor"].map { "\(world.folder)/\($0).json" }
    let run = world.run(["levels", "check"] + paths)
    #expect(run.status == .noSuchFile, "worse than bad data")
    #expect(run.output == "\(paths[2]): My own can be played.\n")
    let errors = run.errors.split(separator: "\n")
    #expect(errors.count == 3)
    for (path, end) in [(paths[0], "'"), (paths[1], ":3:"), (paths[3], "'")] {
      #expect(errors.contains { $0.contains(path + end) })
    }
  }

  @Test(arguments: ["list", "check"])
  func `an empty path is refused`(action: String) {
    let run = world.run("levels", action, "")
    #expect(run.status == .usage)
    #expect(run.errors == "arcade: FILE takes the path of a file, not ''.\n")
  }

  @Test func `levels of one's own stand before those built in`() throws {
    try world.write(machine(weight: 1), to: "mine.json")
    let run = world.run("levels", "list", "--levels", world.folder)
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("slots     mine            My own "))
    #expect(run.output.contains(" classic "))
  }

  @Test func `a file or folder that is not there has status 66`() {
    #expect(world.run("levels", "check", world.folder + "/none.json").status == .noSuchFile)
    #expect(world.run("levels", "list", "--levels", world.folder).status == .noSuchFile)
  }
}
