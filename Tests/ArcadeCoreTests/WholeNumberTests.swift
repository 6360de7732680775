import ArcadeCore
import Testing

/// Texts of whole numbers, good and bad.
enum NumberTexts {
  /// Texts that are no whole number from 0 to 2⁵³ − 1 in decimal digits.
  static let bad = [
    "", " ", "-1", "+1", "-0", " 1", "1 ", "1.0", "1.", ".1", "0x1", "1e3", "1_000", "1,000", "a",
    "1\n",
    "1\0", "１", "٣", "½", "9007199254740992", "18446744073709551615", "18446744073709551616",
    "123456789012345678901234567890",
  ]

  /// Texts that are one, with their numbers.
  static let good: [(String, UInt64)] = [
    ("0", 0), ("7", 7), ("00", 0), ("007", 7), ("123456789", 123_456_789),
    ("9007199254740991", 9_007_199_254_740_991), ("000000000000000000000000000012", 12),
  ]
}

struct WholeNumberTests {
  @Test func `the largest is the last that a double tells from the next`() {
    #expect(WholeNumber.largest == 9_007_199_254_740_991)
    #expect(Double(WholeNumber.largest + 1) == Double(WholeNumber.largest + 2))
  }

  @Test(arguments: NumberTexts.bad)
  func `text that is none is refused`(text: String) {
    #expect(WholeNumber.parse(text) == nil)
  }

  @Test(arguments: NumberTexts.good)
  func `digits are read, from a part of a string too`(text: String, number: UInt64) {
    #expect(WholeNumber.parse(text) == number)
    #expect(WholeNumber.parse("<\(text)>".dropFirst().dropLast()) == number)
  }
}
