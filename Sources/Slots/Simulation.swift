public import ArcadeCore

/// Many spins of a machine, counted by what they came to, as `SimulatedRounds` plays them.
public struct Simulation: Equatable, Sendable {
  /// The machine that was played.
  public let machine: Machine
  /// How many spins were played.
  public let spins: Int
  /// The seed that the streams are of.
  public let seed: Seed
  /// How often each of the machine's ``Odds/outcomes`` came, in their order.
  public let counts: [Int]

  /// Plays the spins.
  ///
  /// - Parameters:
  ///   - machine: The machine to play.
  ///   - spins: How many spins, within `SimulatedRounds.limits`.
  ///   - seed: The seed to take the streams from.
  ///   - workers: How many threads play at once, at least 1; unless told, one a core.
  /// - Complexity: O(spins), and O(faces) before them.
  public init(machine: Machine, spins: Int, seed: Seed, workers: Int? = nil) {
    self.init(
      machine: machine, spins: spins, seed: seed, workers: workers,
      spinsPerBlock: SimulatedRounds.roundsPerBlock)
  }

  /// Plays the spins in blocks of any size, which decides what the figures are.
  init(machine: Machine, spins: Int, seed: Seed, workers: Int?, spinsPerBlock: Int) {
    self.machine = machine
    self.spins = spins
    self.seed = seed
    let table = FaceTable(machine)
    counts = SimulatedRounds.counts(
      of: spins, seed: seed, workers: workers, roundsPerBlock: spinsPerBlock,
      outcomes: machine.odds.outcomes.count
    ) { spins, generator, counts in
      table.play(spins, using: &generator, into: &counts)
    }
  }

  /// Reads a count of spins.
  ///
  /// - Parameter text: Decimal digits, as a player typed them.
  /// - Returns: The count, within `SimulatedRounds.limits`.
  /// - Throws: `SetupFault` if it is anything else.
  public static func spins(text: String) throws(SetupFault) -> Int {
    try SimulatedRounds.count(text: text, of: "spins")
  }
}
