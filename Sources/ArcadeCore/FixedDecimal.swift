/// Numbers with a fixed count of decimals, as people read them.
public enum FixedDecimal {
  /// Writes a number rounded to so many decimals, its thousands grouped: `1,296.50`, `−0.03`.
  ///
  /// - Parameters:
  ///   - number: A number whose digits fit 63 bits; larger ones are written as the largest.
  ///   - digits: The decimals, 0 to 9.
  /// - Returns: The number's text; one that rounds to zero has no sign.
  public static func text(_ number: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    // Not rounded(): it would need the mathematics library, which nothing else links.
    let product = number.magnitude * Double(scale) + 0.5
    let scaled = product < 0x1p62 ? Int(product) : Int.max
    let whole = Score.text(scaled / scale)
    let sign = number < 0 && scaled > 0 ? "−" : ""
    guard digits > 0 else { return sign + whole }

    let rest = String(scaled % scale)
    return "\(sign)\(whole).\(String(repeating: "0", count: digits - rest.utf8.count))\(rest)"
  }
}
