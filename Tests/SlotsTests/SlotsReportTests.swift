import ArcadeCore
import Slots
import TestSupport
import Testing

struct SlotsReportTests {
  @Test(arguments: ["classic", "jackpot", "trio", "river"])
  func `the odds of a machine as text`(name: String) throws {
    let lines = try #require(
      try SlotsGame.report(
        for: GameSetup(values: ["odds": "", "machine": name], levels: Machines.files)))
    #expect(lines == SlotsReport.odds(of: try Machines.builtIn(name)))
    expectSnapshot(lines.joined(separator: "\n") + "\n", named: "odds-\(name)")
  }

  @Test func `a simulation as text, the same every time`() throws {
    let setup = GameSetup(
      values: ["simulate": "100000"], levels: Machines.files, seed: Seed(7))
    let lines = try #require(try SlotsGame.report(for: setup))
    expectSnapshot(lines.joined(separator: "\n") + "\n", named: "simulation")
    let unseeded = GameSetup(values: ["simulate": "1000"], levels: Machines.files)
    #expect(try SlotsGame.report(for: unseeded) == SlotsGame.report(for: unseeded))
  }

  @Test func `a simulation of one spin`() throws {
    let setup = GameSetup(values: ["simulate": "1"], levels: Machines.files, seed: Seed(1))
    let lines = try #require(try SlotsGame.report(for: setup))
    #expect(lines[0] == "Classic, 1 spin, seed 1")
  }
}
