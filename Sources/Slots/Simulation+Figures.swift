extension Simulation {
  /// A mean over the spins beside the mean that the machine's odds say.
  public struct Figure: Equatable, Sendable {
    /// The mean over the spins.
    public let observed: Double
    /// The mean over all faces.
    public let exact: Double
    /// Where 99 of 100 simulations of as many spins fall, by the normal approximation.
    public let interval: ClosedRange<Double>

    /// Whether the spins fell there.
    public var isInside: Bool { interval.contains(observed) }
  }

  /// The share of spins with a longest run of `run` equal symbols.
  public func longestRun(_ run: Int) -> Figure {
    figure { $0.longestRun == run ? 1 : 0 }
  }

  /// The share of spins that paid.
  public var hitFrequency: Figure {
    figure { $0.line == nil ? 0 : 1 }
  }

  /// The share of what was staked that was paid back.
  public var returned: Figure {
    figure { $0.line.map { machine.pays[$0].times } ?? 0 }
  }

  /// What a single spin's value comes to on average, over the spins and over all faces.
  ///
  /// The interval is exact mean ± 2.5758 standard errors, and no less than 0: no value is below.
  private func figure(_ value: (Odds.Outcome) -> Int) -> Figure {
    let odds = machine.odds
    let (faces, spins) = (Double(odds.faces), Double(spins))
    var (sum, exact, square) = (0, 0.0, 0.0)
    for (index, outcome) in odds.outcomes.enumerated() {
      let (value, chance) = (value(outcome), Double(outcome.faces) / faces)
      sum += counts[index] * value
      exact += chance * Double(value)
      square += chance * Double(value) * Double(value)
    }
    let variance = max(0, square - exact * exact)
    let reach = 2.575_829_303_549 * (variance / spins).squareRoot()
    return Figure(
      observed: Double(sum) / spins, exact: exact, interval: max(0, exact - reach)...(exact + reach)
    )
  }
}
