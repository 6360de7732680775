public import ArcadeCore
import Terminal

/// Many random tables of twelve cards, counted by their Sets, as `SimulatedRounds` plays them.
public struct SetSimulation: Equatable, Sendable {
  /// How many tables were dealt.
  public let tables: Int
  /// The seed that the streams are of.
  public let seed: Seed
  /// How many tables held each number of Sets, from 0 up.
  public let counts: [Int]

  /// Deals the tables.
  ///
  /// - Parameters:
  ///   - tables: How many tables, within `SimulatedRounds.limits`.
  ///   - seed: The seed to take the streams from.
  ///   - workers: How many threads deal at once, at least 1; unless told, one a core.
  /// - Complexity: O(tables).
  public init(tables: Int, seed: Seed, workers: Int? = nil) {
    self.init(
      tables: tables, seed: seed, workers: workers,
      tablesPerBlock: SimulatedRounds.roundsPerBlock)
  }

  /// Deals the tables in blocks of any size, which decides what the figures are.
  init(tables: Int, seed: Seed, workers: Int?, tablesPerBlock: Int) {
    self.tables = tables
    self.seed = seed
    let dealer = TableDealer()
    counts = SimulatedRounds.counts(
      of: tables, seed: seed, workers: workers, roundsPerBlock: tablesPerBlock,
      outcomes: TableDealer.mostSets + 1
    ) { tables, generator, counts in
      dealer.deal(tables, using: &generator, into: &counts)
    }
  }

  /// How many Sets a table holds on average.
  public var meanSets: ObservedFigure {
    let odds = SetOdds(cards: TableDealer.cards)
    let sum = counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    return ObservedFigure(
      observed: Double(sum) / Double(tables), exact: odds.meanSets, variance: odds.variance,
      rounds: tables)
  }

  /// The share of tables without a Set.
  public var setFree: ObservedFigure {
    let exact = SetOdds.setFreeTwelve
    return ObservedFigure(
      observed: Double(counts[0]) / Double(tables), exact: exact, variance: exact * (1 - exact),
      rounds: tables)
  }
}

extension SetSimulation {
  /// Observed against exact, each with the interval that 99 of 100 simulations fall into.
  public var report: [String] {
    var table = TextTable(ObservedFigure.heading)
    table.add(meanSets.row("Sets on a table"))
    table.add(setFree.row("tables without", scale: 100, unit: " %"))
    let noun = tables == 1 ? "table" : "tables"
    let heading = "\(Score.text(tables)) \(noun) of \(TableDealer.cards) cards, seed \(seed)"
    return [heading, ""] + table.lines
  }
}
