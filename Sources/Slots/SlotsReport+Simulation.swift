import ArcadeCore
import Terminal

extension SlotsReport {
  /// Observed against exact, each with the interval that 99 of 100 simulations fall into.
  public static func simulation(_ simulation: Simulation) -> [String] {
    let machine = simulation.machine
    var table = TextTable(ObservedFigure.heading)
    for run in 1...machine.wheels {
      table.add(simulation.longestRun(run).row("longest run \(run)", scale: 100, unit: " %"))
    }
    table.add(simulation.hitFrequency.row("hit frequency", scale: 100, unit: " %"))
    table.add(simulation.returned.row("RTP", scale: 100, unit: " %"))
    let heading =
      "\(machine.title), \(Words.count(simulation.spins, "spin")), seed \(simulation.seed)"
    return [heading, ""] + table.lines
  }
}
