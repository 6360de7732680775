import Play
import Testing

@testable import Commands

struct GameCommandTests {
  private let world = TestWorld()

  private func play(_ input: String, _ words: String...) -> TestWorld.Run {
    var setting = TestWorld.Setting()
    setting.input = input
    return world.run(["slots", "--seed", "7"] + words, in: setting)
  }

  @Test func `a game is played by lines, kept and judged`() {
    #expect(play("spin 3\ncash out\n").status == .done)
    let board = world.run("scores", "--json").output
    #expect(board.contains("\"seed\":7"))
    #expect(world.run("verify").output == "1 result: 1 true, 0 false, 0 not judged.\n")
  }

  @Test func `a changed score is found out with status 1`() throws {
    _ = play("spin 3\ncash out\n")
    let file = try #require(world.content(of: "results.json"))
    try world.write(file.replacing("\"score\":", with: "\"score\":9"), to: "results.json")
    let run = world.run("verify")
    #expect(run.status == .falseScore)
    #expect(run.output.contains(" slots classic "))
    #expect(run.output.hasSuffix("\n1 result: 0 true, 1 false, 0 not judged.\n"))
  }

  @Test func `every result of many is judged, in the order of the file`() throws {
    for _ in 0..<3 { _ = play("spin 2\ncash out\n") }
    let key = try #require(world.content(of: "results.json")?.split(separator: "\"")[1])
    #expect(world.run("verify").output == "3 results: 3 true, 0 false, 0 not judged.\n")
    #expect(
      world.run("verify", String(key)).output == "1 result: 1 true, 0 false, 0 not judged.\n")
  }

  @Test func `no-save keeps nothing`() {
    let kept = play("spin 3\ncash out\n")
    let other = TestWorld()
    var setting = TestWorld.Setting()
    setting.input = "spin 3\ncash out\n"
    let unkept = other.run("slots", "--seed", "7", "--no-save", in: setting)
    #expect(unkept.status == .done)
    #expect(other.content(of: "results.json") == nil)
    #expect(kept.output.hasPrefix(String(unkept.output.prefix(200))))
  }

  @Test(arguments: [
    ["--seed", "-1"], ["--seed", "x"], ["--seed", "9007199254740992"], ["--machine", "nope"],
    ["--simulate", "0"], ["--simulate", "1x"], ["--colour", "always"], ["7"],
  ])
  func `a game that cannot be is refused before anything is touched`(words: [String]) {
    let run = world.run(["slots"] + words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("arcade: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(world.content(of: "lock") == nil)
  }

  @Test func `an option's own variable and setting speak in their order`() throws {
    try world.write("{\"player\":\"Saved\"}", to: "settings.json")
    _ = play("spin 1\ncash out\n")
    #expect(world.run("scores", "--json").output.contains("\"player\":\"Saved\""))
    var setting = TestWorld.Setting()
    setting.input = "spin 1\ncash out\n"
    setting.environment["ARCADE_PLAYER"] = "Variable"
    _ = world.run("slots", in: setting)
    #expect(world.run("scores", "--json").output.contains("\"player\":\"Variable\""))
  }
}
