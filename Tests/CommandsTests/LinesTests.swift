import Foundation
import Play
import Terminal
import TestSupport
import Testing

@testable import Commands

/// Games as plain lines, through the whole program.
struct LinesTests {
  private let world = TestWorld()

  private func typing(_ input: String) -> TestWorld.Setting {
    var setting = TestWorld.Setting()
    setting.input = input
    return setting
  }

  @Test func `a game that is not kept prints the same transcript every time`() {
    let input = "help\nspin\nspin 3\nbet 9\nfly\nscore\ncash out\n"
    let runs = (1...3).map { _ in
      world.run("slots", "--lines", "--seed", "7", "--no-save", in: typing(input))
    }
    #expect(runs[0].status == .done)
    #expect(runs[0].errors == "")
    #expect(runs.allSatisfy { $0 == runs[0] })
    expectSnapshot(runs[0].output, named: "lines-slots")
    #expect(world.content(of: "lock") == nil)
  }

  @Test func `a kept game tells its place in its last line alone`() {
    let input = "spin\ncash out\n"
    let first = world.run("slots", "--seed", "7", in: typing(input)).output
    let second = world.run("slots", "--seed", "7", in: typing(input)).output
    let unkept = world.run("slots", "--seed", "7", "--no-save", in: typing(input)).output
    #expect(first == unkept + "Kept: the first of its kind.\n")
    #expect(second.hasPrefix(unkept))
    #expect(second.dropFirst(unkept.count).contains(/rank [12] of 2/))
    #expect(world.run("verify").output == "2 results: 2 true, 0 false, 0 not judged.\n")
  }

  @Test func `the end of the input keeps the game, and the next start names it`() {
    #expect(world.run("slots", "--seed", "7", in: typing("spin\n")).status == .done)
    let next = world.run("slots", in: typing("leave\n"))
    #expect(next.errors.hasPrefix("arcade: A game was left behind (classic, −1 after 00:00,"))
    #expect(next.output.hasSuffix("Nothing was played.\n"))
  }

  @Test func `new deals another game and says its seed`() {
    let run = world.run("slots", "--seed", "7", "--no-save", in: typing("spin\nnew\nyes\nstop\n"))
    #expect(run.output.contains("Slots, classic, seed 7."))
    #expect(run.output.components(separatedBy: "Slots, classic, seed ").count == 3)
  }

  @Test func `where nothing can be written the reason is told at once and the result printed`()
    throws
  {
    try world.write("a file", to: "playing")
    let run = world.run("slots", "--seed", "7", in: typing("spin\ncash out\n"))
    #expect(run.status == .cannotWrite)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("arcade: Not kept yet: a part of its path is no folder: "))
    #expect(lines[1].contains("/playing, because"))
    #expect(lines[2] == "arcade: Keep these lines and give them to 'arcade import -':")

    try FileManager.default.removeItem(atPath: world.folder + "/playing")
    let entry = lines[3] + "\n"
    #expect(world.run("import", "-", in: typing(entry)).output == "1 result added.\n")
    #expect(world.run("verify").output == "1 result: 1 true, 0 false, 0 not judged.\n")
  }

  @Test func `the output's end ends the game quietly, kept`() {
    var setting = typing("spin\nspin\n")
    setting.outcome = .closed
    #expect(world.run("slots", "--seed", "7", in: setting).status == .done)
    setting.outcome = .failed(28)
    let run = world.run("slots", "--seed", "7", in: setting)
    #expect(run.status == .cannotWrite)
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
