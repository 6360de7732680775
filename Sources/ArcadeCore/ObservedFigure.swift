/// A mean over many simulated rounds beside the mean that mathematics says.
public struct ObservedFigure: Equatable, Sendable {
  /// The mean over the rounds.
  public let observed: Double
  /// The exact mean.
  public let exact: Double
  /// Where 99 of 100 simulations of as many rounds fall, by the normal approximation.
  public let interval: ClosedRange<Double>

  /// Compares what was observed with what is exact.
  ///
  /// The interval is exact mean ± 2.5758 standard errors, and no less than 0: no value is below.
  ///
  /// - Parameters:
  ///   - observed: The mean over the rounds.
  ///   - exact: The exact mean of a single round's value, which is never below 0.
  ///   - variance: The exact variance of it.
  ///   - rounds: How many rounds there were, at least 1.
  public init(observed: Double, exact: Double, variance: Double, rounds: Int) {
    let reach = 2.575_829_303_549 * (max(0, variance) / Double(rounds)).squareRoot()
    self.observed = observed
    self.exact = exact
    interval = max(0, exact - reach)...(exact + reach)
  }

  /// Whether the rounds fell into the interval.
  public var isInside: Bool { interval.contains(observed) }

  /// What stands above the cells of ``row(_:scale:unit:)``.
  public static let heading = ["", "observed", "exact", "99 % lie from", "to", "inside"]

  /// The figure as a row of a table.
  ///
  /// - Parameters:
  ///   - name: What it is the mean of.
  ///   - scale: What the numbers are multiplied by: 100 for percent.
  ///   - unit: What stands behind them, with its space.
  /// - Returns: As many cells as ``heading`` has.
  public func row(_ name: String, scale: Double = 1, unit: String = "") -> [String] {
    let numbers = [observed, exact, interval.lowerBound, interval.upperBound]
      .map { FixedDecimal.text($0 * scale, digits: 4) + unit }
    return [name] + numbers + [isInside ? "yes" : "no"]
  }
}
