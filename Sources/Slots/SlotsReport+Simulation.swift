import ArcadeCore

extension SlotsReport {
  /// Observed against exact, each with the interval that 99 of 100 simulations fall into.
  public static func simulation(_ simulation: Simulation) -> [String] {
    let machine = simulation.machine
    var table = TextTable(["", "observed", "exact", "99 % lie from", "to", "inside"])
    for run in 1...machine.wheels {
      table.add(row("longest run \(run)", simulation.longestRun(run)))
    }
    table.add(row("hit frequency", simulation.hitFrequency))
    table.add(row("RTP", simulation.returned))
    let heading =
      "\(machine.title), \(Words.count(simulation.spins, "spin")), seed \(simulation.seed)"
    return [heading, ""] + table.lines
  }

  private static func row(_ name: String, _ figure: Simulation.Figure) -> [String] {
    let percents = [
      figure.observed, figure.exact, figure.interval.lowerBound, figure.interval.upperBound,
    ].map { "\(FixedDecimal.text($0 * 100, digits: 4)) %" }
    return [name] + percents + [figure.isInside ? "yes" : "no"]
  }
}
