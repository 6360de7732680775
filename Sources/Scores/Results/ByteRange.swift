/// A range of bytes in a scanner's buffer, in eight bytes.
struct ByteRange: Equatable {
  private let lower: UInt32
  private let upper: UInt32

  /// Makes a range that ends before 4 GB.
  init(_ range: Range<Int>) {
    lower = UInt32(range.lowerBound)
    upper = UInt32(range.upperBound)
  }

  /// The range as collections take it.
  var range: Range<Int> { Int(lower)..<Int(upper) }

  /// How many bytes it has.
  var count: Int { Int(upper - lower) }

  /// Whether it has none.
  var isEmpty: Bool { lower == upper }
}
