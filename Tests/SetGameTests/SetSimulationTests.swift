import ArcadeCore
import TestSupport
import Testing

@testable import SetGame

struct SetSimulationTests {
  @Test func `the figures are the same on any number of cores`() throws {
    let seed = try #require(Seed(7))
    let alone = SetSimulation(tables: 12_345, seed: seed, workers: 1, tablesPerBlock: 1000)
    for workers in [2, 3, 16, nil] {
      let simulation = SetSimulation(
        tables: 12_345, seed: seed, workers: workers, tablesPerBlock: 1000)
      #expect(simulation == alone)
    }
    #expect(alone.counts.reduce(0, +) == 12_345)
  }

  @Test func `what is observed agrees with what is exact`() throws {
    let simulation = SetSimulation(tables: 100_000, seed: try #require(Seed(1)))
    #expect(simulation.meanSets.isInside)
    #expect(simulation.setFree.isInside)
    #expect(abs(simulation.meanSets.exact - 220.0 / 79) < 1e-12)
    #expect(abs(simulation.setFree.exact - 0.0323) < 0.0001)
  }

  @Test func `the variance is that of all tables of three and four cards`() {
    // Three cards hold one Set with 1/79 or none.
    #expect(abs(SetOdds(cards: 3).variance - 1.0 / 79 * 78 / 79) < 1e-12)
    // Four never hold two, for these would have two cards in common.
    let four = 4.0 / 79
    #expect(abs(SetOdds(cards: 4).variance - four * (1 - four)) < 1e-12)
    // The whole deck always holds 1080.
    #expect(abs(SetOdds(cards: 81).meanSets - 1080) < 1e-9)
    #expect(abs(SetOdds(cards: 81).variance) < 1e-6)
  }

  @Test func `each card comes in each place as often as any other`() throws {
    // A table's cards are the first twelve of its deck: 20,000 deals, chi-square at 0.001.
    var generator = SplitMix64(seed: try #require(Seed(3)), stream: 1)
    var places = [[Int]](repeating: [Int](repeating: 0, count: 81), count: 12)
    let dealer = TableDealer()
    for _ in 0..<20_000 {
      for (place, card) in dealer.table(using: &generator).enumerated() {
        places[place][card.index] += 1
      }
    }
    let expected = 20_000.0 / 81
    for counts in places {
      let square = counts.reduce(0.0) { $0 + (Double($1) - expected) * (Double($1) - expected) }
      #expect(square / expected < 124.8)
    }
  }

  @Test func `tables that are dealt for counting are counted right`() throws {
    var (one, other) = (SplitMix64(state: 5), SplitMix64(state: 5))
    let dealer = TableDealer()
    for _ in 0..<500 {
      var counts = [Int](repeating: 0, count: TableDealer.mostSets + 1)
      dealer.deal(1, using: &one, into: &counts)
      let table = dealer.table(using: &other)
      #expect(Set(table).count == 12)
      #expect(counts[SetFinder(table).sets.count] == 1)
    }
    #expect(one == other)
  }

  @Test(arguments: ["junior", "puzzle", "race-10", "race-20"])
  func `another mode than the normal one is not simulated`(mode: String) {
    let setup = GameSetup(values: ["simulate": "10", "mode": mode])
    let fault = #expect(throws: SetupFault.self) { try SetGame.report(for: setup) }
    #expect(
      fault?.description
        == "A simulation deals the tables of the normal mode: name no other mode with it.")
  }

  @Test func `the normal mode may be named`() throws {
    let setup = GameSetup(values: ["simulate": "10", "mode": "normal"], seed: Seed(7))
    let unnamed = GameSetup(values: ["simulate": "10"], seed: Seed(7))
    #expect(try SetGame.report(for: setup) == SetGame.report(for: unnamed))
  }

  @Test func `a simulation as text, the same every time`() throws {
    let setup = GameSetup(values: ["simulate": "100000"], seed: Seed(7))
    let lines = try #require(try SetGame.report(for: setup))
    expectSnapshot(lines.joined(separator: "\n") + "\n", named: "simulation")
    let unseeded = GameSetup(values: ["simulate": "1000"])
    #expect(try SetGame.report(for: unseeded) == SetGame.report(for: unseeded))
    #expect(try SetGame.report(for: GameSetup(values: ["simulate": "1"]))?.count == 5)
    #expect(try SetGame.report(for: GameSetup()) == nil)
  }

  @Test(arguments: ["", "0", "-1", "1.5", "1e6", "1000000000001", "many"])
  func `another count of tables is refused`(text: String) {
    let fault = #expect(throws: SetupFault.self) {
      try SetGame.report(for: GameSetup(values: ["simulate": text]))
    }
    #expect(
      fault?.description
        == "A simulation has 1 to 1000000000000 tables: write a whole number of them, digits only.")
  }
}
