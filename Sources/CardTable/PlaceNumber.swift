import ArcadeCore

/// Places as players and records count them: from 1.
public enum PlaceNumber {
  /// No table has more places.
  public static let most = 99

  /// The number of a place that counts from 0.
  public static func text(of place: Int) -> String { String(place + 1) }

  /// Reads a number from 1 to ``most`` without leading zeros.
  ///
  /// - Parameter text: Decimal digits, exactly as ``text(of:)`` writes them.
  /// - Returns: The place, from 0, or `nil` if `text` is no such number.
  public static func place(_ text: some StringProtocol) -> Int? {
    guard let number = WholeNumber.parse(text), (1...UInt64(most)).contains(number),
      text.utf8.first != UInt8(ascii: "0")
    else { return nil }
    return Int(number) - 1
  }
}
