/// Whole numbers as arcade keeps them: those that every JSON reader holds exactly.
public enum WholeNumber {
  /// The largest of them, 2⁵³ − 1 = 9,007,199,254,740,991.
  public static let largest: UInt64 = (1 << 53) - 1

  /// Reads decimal digits alone: no sign, no space, no fraction.
  ///
  /// - Parameter text: One or more ASCII digits whose value is at most ``largest``.
  /// - Returns: The number, or `nil` if `text` is anything else.
  public static func parse(_ text: some StringProtocol) -> UInt64? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt64(text),
      number <= largest
    else { return nil }
    return number
  }
}
