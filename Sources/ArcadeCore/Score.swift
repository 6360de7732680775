/// Points as people read them.
public enum Score {
  /// Groups the thousands and writes the sign of a loss as a minus: `1,280`, `−12`.
  public static func text(_ points: Int) -> String {
    (points < 0 ? "−" : "") + grouped(points)
  }

  /// As ``text(_:)``, with a plus before a gain: `+141`.
  public static func signedText(_ points: Int) -> String {
    (points > 0 ? "+" : "") + text(points)
  }

  private static func grouped(_ points: Int) -> String {
    var digits = String(points.magnitude)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
