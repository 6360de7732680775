public import ArcadeCore
import Dispatch
import Synchronization

/// Many spins of a machine, counted by what they came to.
///
/// The spins are played in blocks of 2²⁰, each from its own stream of the seed, so that the counts
/// are the same on any number of cores.
public struct Simulation: Equatable, Sendable {
  /// The spins of a block; the last may have fewer.
  public static let spinsPerBlock = 1 << 20
  /// The spins that may be asked for: 1 to 10¹².
  public static let limits = 1...1_000_000_000_000

  /// More threads than this are not asked for; those that find no core find no block left either.
  private static let mostCores = 256

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
  ///   - spins: How many spins, within ``limits``.
  ///   - seed: The seed to take the streams from.
  ///   - workers: How many threads play at once, at least 1; unless told, one a core.
  /// - Complexity: O(spins), and O(faces) before them.
  public init(machine: Machine, spins: Int, seed: Seed, workers: Int? = nil) {
    self.init(
      machine: machine, spins: spins, seed: seed, workers: workers,
      spinsPerBlock: Self.spinsPerBlock)
  }

  /// Plays the spins in blocks of any size, which decides what the figures are.
  init(machine: Machine, spins: Int, seed: Seed, workers: Int?, spinsPerBlock: Int) {
    precondition(Self.limits.contains(spins), "a simulation has 1 to 10¹² spins")
    self.machine = machine
    self.spins = spins
    self.seed = seed

    let table = FaceTable(machine)
    let blocks = (spins - 1) / spinsPerBlock + 1
    let next = Atomic(0)
    let sum = Mutex([Int](repeating: 0, count: machine.odds.outcomes.count))
    let play: @Sendable (Int) -> Void = { _ in
      var counts = [Int](repeating: 0, count: machine.odds.outcomes.count)
      while case let block = next.add(1, ordering: .relaxed).oldValue, block < blocks {
        var generator = SplitMix64(seed: seed, stream: UInt64(block) + 1)
        let share = min(spinsPerBlock, spins - block * spinsPerBlock)
        table.play(share, using: &generator, into: &counts)
      }
      sum.withLock { sum in for index in counts.indices { sum[index] += counts[index] } }
    }
    DispatchQueue.concurrentPerform(
      iterations: min(blocks, workers ?? Self.mostCores), execute: play)
    counts = sum.withLock { $0 }
  }

  /// Reads a count of spins.
  ///
  /// - Parameter text: Decimal digits, as a player typed them.
  /// - Returns: The count, within ``limits``.
  /// - Throws: `SetupFault` if it is anything else.
  public static func spins(text: String) throws(SetupFault) -> Int {
    guard let number = WholeNumber.parse(text), let spins = Int(exactly: number),
      limits.contains(spins)
    else {
      throw SetupFault(
        .usage,
        "A simulation has 1 to \(limits.upperBound) spins: write a whole number of them, digits only."
      )
    }
    return spins
  }
}
