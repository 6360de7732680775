import ArcadeCore

/// A fraction of whole numbers in its lowest terms.
public struct Fraction: Equatable, Sendable {
  /// What stands above the line.
  public let numerator: UInt64
  /// What stands below the line, at least 1.
  public let denominator: UInt64

  /// Reduces a fraction; the denominator must not be 0.
  public init(_ numerator: UInt64, of denominator: UInt64) {
    precondition(denominator > 0, "a fraction has a denominator above 0")
    var (divisor, rest) = (denominator, numerator)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The fraction as near as a floating-point number comes.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// The fraction in percent: `96.45 %`; with more digits below a hundredth, `0.00130 %`.
  public var percent: String {
    let digits = value > 0 && value < 0.0001 ? 5 : 2
    return "\(FixedDecimal.text(value * 100, digits: digits)) %"
  }

  /// How many tries it takes on average to come once: `13.5`; the fraction must not be 0.
  public var tries: String {
    let tries = Double(denominator) / Double(numerator)
    return FixedDecimal.text(tries, digits: tries < 100 ? 1 : 0)
  }
}

extension Fraction: CustomStringConvertible {
  /// The fraction as people write it: `625/648`.
  public var description: String { "\(Self.text(numerator))/\(Self.text(denominator))" }

  /// A count with its thousands grouped.
  static func text(_ count: UInt64) -> String {
    guard let number = Int(exactly: count) else {
      let (millions, rest) = count.quotientAndRemainder(dividingBy: 1_000_000)
      return "\(text(millions)),\(text(rest + 1_000_000).dropFirst(2))"
    }
    return Score.text(number)
  }
}
