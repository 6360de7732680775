import Dispatch
import Synchronization

/// Rounds of chance played on all cores and counted by what they came to.
///
/// They are played in blocks, each from its own stream of the seed, so that the counts are the same
/// on any number of cores.
public enum SimulatedRounds {
  /// The rounds of a block, 2²⁰; the last may have fewer.
  public static let roundsPerBlock = 1 << 20
  /// The rounds that may be asked for: 1 to 10¹².
  public static let limits = 1...1_000_000_000_000

  /// More threads than this are not asked for; those that find no core find no block left either.
  private static let mostCores = 256

  /// Plays rounds and counts what they came to.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds, within ``limits``.
  ///   - seed: The seed to take the streams from; block *n*, from 0, has stream *n* + 1.
  ///   - workers: How many threads play at once, at least 1; one a core if `nil`.
  ///   - roundsPerBlock: The rounds of a block, which decide what the counts are.
  ///   - outcomes: How many things a round can come to.
  ///   - play: Plays so many rounds from a generator, and adds to the count of each outcome.
  /// - Returns: How often each outcome came.
  public static func counts(
    of rounds: Int, seed: Seed, workers: Int? = nil, roundsPerBlock: Int = roundsPerBlock,
    outcomes: Int,
    play: @escaping @Sendable (_ rounds: Int, inout SplitMix64, _ counts: inout [Int]) -> Void
  ) -> [Int] {
    precondition(limits.contains(rounds), "a simulation has 1 to 10¹² rounds")
    let blocks = (rounds - 1) / roundsPerBlock + 1
    let next = Atomic(0)
    let sum = Mutex([Int](repeating: 0, count: outcomes))
    let work: @Sendable (Int) -> Void = { _ in
      var counts = [Int](repeating: 0, count: outcomes)
      while case let block = next.add(1, ordering: .relaxed).oldValue, block < blocks {
        var generator = SplitMix64(seed: seed, stream: UInt64(block) + 1)
        play(min(roundsPerBlock, rounds - block * roundsPerBlock), &generator, &counts)
      }
      sum.withLock { sum in for index in counts.indices { sum[index] += counts[index] } }
    }
    DispatchQueue.concurrentPerform(iterations: min(blocks, workers ?? mostCores), execute: work)
    return sum.withLock { $0 }
  }

  /// Reads a count of rounds.
  ///
  /// - Parameters:
  ///   - text: Decimal digits, as a player typed them.
  ///   - noun: What the rounds are: `spins`.
  /// - Returns: The count, within ``limits``.
  /// - Throws: ``SetupFault`` if it is anything else.
  public static func count(text: String, of noun: String) throws(SetupFault) -> Int {
    guard let number = WholeNumber.parse(text), let count = Int(exactly: number),
      limits.contains(count)
    else {
      let most = limits.upperBound
      throw SetupFault(
        .usage,
        "A simulation has 1 to \(most) \(noun): write a whole number of them, digits only.")
    }
    return count
  }
}

extension Seed {
  /// The seed of a simulation that names none, so that its figures are the same every time: 1.
  public static let ofSimulations = Seed(randomBits: 1 << 11)
}
