public import ArcadeCore

extension Simulation {
  /// The share of spins with a longest run of `run` equal symbols.
  public func longestRun(_ run: Int) -> ObservedFigure {
    figure { $0.longestRun == run ? 1 : 0 }
  }

  /// The share of spins that paid.
  public var hitFrequency: ObservedFigure {
    figure { $0.line == nil ? 0 : 1 }
  }

  /// The share of what was staked that was paid back.
  public var returned: ObservedFigure {
    figure { $0.line.map { machine.pays[$0].times } ?? 0 }
  }

  /// What a single spin's value comes to on average, over the spins and over all faces.
  private func figure(_ value: (Odds.Outcome) -> Int) -> ObservedFigure {
    let odds = machine.odds
    let faces = Double(odds.faces)
    var (sum, exact, square) = (0, 0.0, 0.0)
    for (index, outcome) in odds.outcomes.enumerated() {
      let (value, chance) = (value(outcome), Double(outcome.faces) / faces)
      sum += counts[index] * value
      exact += chance * Double(value)
      square += chance * Double(value) * Double(value)
    }
    return ObservedFigure(
      observed: Double(sum) / Double(spins), exact: exact, variance: square - exact * exact,
      rounds: spins)
  }
}
