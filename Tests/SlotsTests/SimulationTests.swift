import ArcadeCore
import Testing

@testable import Slots

struct SimulationTests {
  @Test func `the figures are the same on any number of cores`() throws {
    let machine = try Machines.classic
    let seed = try #require(Seed(7))
    let alone = Simulation(
      machine: machine, spins: 12_345, seed: seed, workers: 1, spinsPerBlock: 1000)
    for workers in [2, 3, 16, nil] {
      let simulation = Simulation(
        machine: machine, spins: 12_345, seed: seed, workers: workers, spinsPerBlock: 1000)
      #expect(simulation == alone)
    }
    #expect(alone.counts.reduce(0, +) == 12_345)
  }

  @Test func `the second block begins after 2²⁰ spins, with the second stream`() throws {
    let machine = try Machines.builtIn("trio")
    let seed = try #require(Seed(7))
    let block = Simulation(machine: machine, spins: 1 << 20, seed: seed)
    let more = Simulation(machine: machine, spins: (1 << 20) + 3, seed: seed)
    var generator = SplitMix64(seed: seed, stream: 2)
    var counts = block.counts
    for _ in 0..<3 {
      counts[try Self.outcome(of: machine.spin(using: &generator), on: machine)] += 1
    }
    #expect(more.counts == counts)
  }

  @Test(arguments: ["classic", "jackpot", "trio", "river"])
  func `a simulated spin is that of the rules, each block from its own stream`(
    name: String
  ) throws {
    let machine = try Machines.builtIn(name)
    let seed = try #require(Seed(99))
    let spins = 5000
    var counts = [Int](repeating: 0, count: machine.odds.outcomes.count)
    var generator = SplitMix64(seed: seed, stream: 1)
    for _ in 0..<spins {
      counts[try Self.outcome(of: machine.spin(using: &generator), on: machine)] += 1
    }
    #expect(Simulation(machine: machine, spins: spins, seed: seed).counts == counts)
  }

  @Test func `what is observed agrees with the exact odds`() throws {
    let simulation = Simulation(
      machine: try Machines.classic, spins: 300_000, seed: try #require(Seed(1)))
    for figure in (1...5).map(simulation.longestRun) + [
      simulation.hitFrequency, simulation.returned,
    ] {
      #expect(figure.isInside, "\(figure)")
    }
    #expect(simulation.hitFrequency.exact == 2.0 / 27)
    #expect(abs(simulation.returned.exact - 625.0 / 648) < 1e-12)
  }

  @Test func `99 of 100 simulations lie in the interval, no fewer and no more`() throws {
    let machine = try Machines.letters(
      ["A": 1, "B": 1], wheels: 3, pays: #"{"run": 3, "times": 3}"#)
    let outside = try (0..<1000).reduce(0) { outside, seed in
      let simulation = Simulation(
        machine: machine, spins: 1000, seed: try #require(Seed(UInt64(seed))), workers: 1)
      return outside + (simulation.hitFrequency.isInside ? 0 : 1)
    }
    #expect((3...20).contains(outside))
  }

  @Test(arguments: [("1", 1), ("20000000", 20_000_000), ("1000000000000", 1_000_000_000_000)])
  func `a count of spins is digits alone`(text: String, spins: Int) throws {
    #expect(try Simulation.spins(text: text) == spins)
  }

  @Test(arguments: [
    "", "0", "-1", "+1", "1.5", "1e6", "0x10", " 1", "1000000000001", "99999999999999999999",
    "many",
  ])
  func `another count of spins is refused`(text: String) {
    let fault = #expect(throws: SetupFault.self) { try Simulation.spins(text: text) }
    #expect(
      fault
        == SetupFault(
          .usage,
          "A simulation has 1 to 1000000000000 spins: write a whole number of them, digits only."))
  }

  /// The index of what faces come to in the machine's odds.
  private static func outcome(of faces: [Int], on machine: Machine) throws -> Int {
    let (run, line) = (machine.longestRun(of: faces), machine.win(on: faces)?.line)
    return try #require(
      machine.odds.outcomes.firstIndex { $0.longestRun == run && $0.line == line })
  }
}
