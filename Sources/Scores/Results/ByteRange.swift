/// A range of bytes in a scanner's buffer, in eight bytes.
struct ByteRange: Equatable {
  private let lower: UInt32
  private let upper: UInt32

  /// Makes a range of a buffer, which is far smaller than 4 GB.
  init(_ range: Range<Int>) {
    lower = UInt32(truncatingIfNeeded: range.lowerBound)
    upper = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The range as collections take it.
  var range: Range<Int> { Int(lower)..<Int(upper) }

  /// How many bytes it has.
  var count: Int { Int(upper - lower) }

  /// Whether it has none.
  var isEmpty: Bool { lower == upper }
}
