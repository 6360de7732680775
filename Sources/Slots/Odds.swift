/// The exact chances of a machine, counted over every face that its wheels can show.
public struct Odds: Equatable, Sendable {
  /// The faces that come to the same: their longest run and the line that pays.
  public struct Outcome: Equatable, Sendable {
    /// How many equal symbols stand side by side at most.
    public let longestRun: Int
    /// The index of the line of the paytable that pays, or `nil` if none does.
    public let line: Int?
    /// How many faces there are, each counted as often as its symbols weigh.
    public let faces: UInt64
  }

  /// How many faces there are, each counted as often as its symbols weigh.
  public let faces: UInt64
  /// What faces come to, by longest run and then by line, those that pay nothing first.
  public let outcomes: [Outcome]
  /// The share of what is staked that is paid back on average, known as RTP.
  public let returned: Fraction

  /// The faces that pay.
  public var wins: UInt64 { outcomes.reduce(0) { $0 + ($1.line == nil ? 0 : $1.faces) } }

  /// The share of spins that pay, known as hit frequency.
  public var hitFrequency: Fraction { Fraction(wins, of: faces) }

  /// The faces whose longest run is `run`.
  public func faces(longestRun run: Int) -> UInt64 {
    outcomes.reduce(0) { $0 + ($1.longestRun == run ? $1.faces : 0) }
  }

  /// The faces that a line of the paytable pays for.
  public func faces(line: Int) -> UInt64 {
    outcomes.reduce(0) { $0 + ($1.line == line ? $1.faces : 0) }
  }

  /// Counts every face.
  ///
  /// - Parameters:
  ///   - wheels: How many wheels there are.
  ///   - weights: How often each symbol comes.
  ///   - pays: The paytable.
  ///   - line: The index of the pay for a symbol and a run's length, or `nil`.
  /// - Throws: ``OddsFault`` if a count does not fit 64 bits.
  init(
    wheels: Int, weights: [Int], pays: [Machine.Pay], line: (_ symbol: Int, _ run: Int) -> Int?
  ) throws(OddsFault) {
    var faces: UInt64 = 1
    for _ in 0..<wheels {
      let (product, overflows) = faces.multipliedReportingOverflow(
        by: weights.reduce(0) { $0 + UInt64($1) })
      guard !overflows else { throw .tooManyFaces }
      faces = product
    }
    let outcomes = FaceCount(wheels: wheels, weights: weights, pays: pays, line: line).outcomes()

    var paid: UInt64 = 0
    for outcome in outcomes {
      guard let line = outcome.line else { continue }
      let (part, overflows) = outcome.faces.multipliedReportingOverflow(
        by: UInt64(pays[line].times))
      let (sum, overflowsToo) = paid.addingReportingOverflow(part)
      guard !overflows, !overflowsToo else { throw .paysTooMuch }
      paid = sum
    }
    self.faces = faces
    self.outcomes = outcomes
    returned = Fraction(paid, of: faces)
  }
}

/// Why the chances of a machine cannot be counted.
enum OddsFault: Error, Equatable {
  /// The weighted faces do not fit 64 bits.
  case tooManyFaces
  /// What all faces pay together does not fit 64 bits.
  case paysTooMuch
}
