import Play
import Testing

@testable import Commands

struct ResultCommandsTests {
  private let world = TestWorld()
  private static let key = "2026-11-30T05:49:12.345Z-k7fq"
  private static let value = """
    {"kind":"chess","mode":"blitz","score":12,"start":"2026-11-30T05:49:12.345Z",\
    "end":"2026-11-30T05:50:12.345Z","durationMs":60000,"seed":7,"moves":"e4 e5","rules":1}
    """
  private static let entry = "\"\(key)\":\(value)"
  private static let file = "{\n\(entry)\n}\n"

  @Test func `looking at a board where nothing is kept makes nothing`() {
    let run = world.run("scores")
    #expect(run.status == .done)
    #expect(run.output.contains("Nothing has been played yet"))
    #expect(run.errors.isEmpty)
    #expect(world.run("scores", "--json").output == "[]\n")
    #expect(world.run("verify").output == "Nothing has been kept yet.\n")
    #expect(world.content(of: "lock") == nil)
  }

  @Test func `an import is a union and says what was new`() throws {
    var setting = TestWorld.Setting()
    setting.input = Self.entry + "\n"
    #expect(world.run("import", "-", in: setting).output == "1 result added.\n")
    #expect(world.content(of: "results.json") == Self.file)
    #expect(world.run("import", "-", in: setting).output == "0 results added, 1 known already.\n")
    #expect(world.content(of: "results.json") == Self.file)
  }

  @Test func `what is exported can be imported elsewhere, byte for byte`() throws {
    try world.write(Self.file, to: "results.json")
    let export = world.run("export")
    #expect(export.errors.isEmpty)
    let other = TestWorld()
    var setting = TestWorld.Setting()
    setting.input = export.output
    #expect(other.run("import", "-", in: setting).output == "1 result added.\n")
    #expect(other.content(of: "results.json") == Self.file)
  }

  @Test func `a file that is not there has status 66 and one that is none 65`() throws {
    let missing = world.run("import", world.folder + "/none.json")
    #expect(missing.status == .noSuchFile)
    #expect(
      missing.errors.hasSuffix(
        "cannot be read, because it is not there: name a file that can be.\n"))
    var setting = TestWorld.Setting()
    setting.input = "These are no results."
    let useless = world.run("import", "-", in: setting)
    #expect(useless.status == .badData)
    #expect(useless.output == "")
    #expect(useless.errors.hasPrefix("arcade: standard input:1: "))
  }

  @Test func `deleting asks on a terminal`() throws {
    try world.write(Self.file, to: "results.json")
    var setting = TestWorld.Setting()
    setting.isTerminal = true
    for answer in ["", "n\n", "\n", "nonsense\n"] {
      setting.input = answer
      let run = world.run("scores", "--delete", Self.key, in: setting)
      #expect(run.output == "Delete the result \(Self.key) for ever? [y/N] Kept.\n")
      #expect(world.content(of: "results.json") == Self.file)
    }
    setting.input = "y\n"
    #expect(
      world.run("scores", "--delete", Self.key, in: setting).output.hasSuffix(
        "Deleted \(Self.key).\n"))
    #expect(world.content(of: "results.json") == "{\n}\n")
  }

  @Test func `without a terminal deleting wants to be told twice`() throws {
    try world.write(Self.file, to: "results.json")
    let run = world.run("scores", "--delete", Self.key)
    #expect(run.status == .usage)
    #expect(world.content(of: "results.json") == Self.file)
    #expect(world.run("scores", "--delete", Self.key, "--yes").status == .done)
    #expect(world.content(of: "results.json") == "{\n}\n")
    let again = world.run("scores", "--delete", Self.key, "--yes")
    #expect(again.status == .noSuchFile)
    #expect(again.errors.hasPrefix("arcade: There is no result \(Self.key)"))
  }

  @Test func `a damaged file is shown as far as it goes, and repaired when asked`() throws {
    let damaged = "{\n\(Self.entry),\n\"2026-11-30T05"
    try world.write(damaged, to: "results.json")
    let board = world.run("scores", "--json")
    #expect(board.status == .done)
    #expect(board.output.contains(Self.key))
    #expect(board.errors.contains("line 3"))
    #expect(world.content(of: "results.json") == damaged)
    let repair = world.run("scores", "--repair")
    #expect(repair.status == .done)
    #expect(repair.output.contains("1 result is whole and kept.\n"))
    #expect(world.content(of: "results.json") == Self.file)
    #expect(world.run("scores", "--repair").output == "Nothing is damaged: 1 result is kept.\n")
  }

  @Test func `neither a pipe nor JSON nor CSV holds an escape sequence`() throws {
    try world.write(Self.file.replacing("blitz", with: "bl\\u001B[2Jitz"), to: "results.json")
    for words in [["scores"], ["scores", "--json"], ["scores", "--csv"], ["export"], ["verify"]] {
      let run = world.run(words)
      #expect(run.status == .done)
      #expect(!(run.output + run.errors).contains("\u{1B}"))
    }
    #expect(world.run("scores", "--color", "always").output.contains("\u{1B}["))
  }

  @Test func `a game that is not known here cannot be judged`() throws {
    try world.write(Self.file, to: "results.json")
    let run = world.run("verify")
    #expect(run.status == .done)
    #expect(
      run.output == """
        \(Self.key) chess blitz 12: not judged. This arcade knows no game of that name.
        1 result: 0 true, 0 false, 1 not judged.

        """)
    #expect(world.run("verify", "2026-11-30T05:49:12.345Z-aaaa").status == .noSuchFile)
  }
}
