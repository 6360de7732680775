/// A number for each letter, so that words can be told apart by sums: those with equal sums have the
/// same letters, but for a chance of one in 2⁶⁴.
struct LetterWeights {
  /// The weight of the letter that a byte of a plain word is; 0 for a sign.
  private let bytes: [UInt64]

  /// Weighs the letters.
  init() {
    bytes = (UInt8.min...UInt8.max).map { byte in
      guard byte < 0x80, let letter = LetterFolding.fold(Unicode.Scalar(byte)) else { return 0 }
      return Self.weight(of: letter)
    }
  }

  /// The sum of the letters of a word, the same in whatever order they stand.
  func sum(of entry: WordEntry, in list: WordList) -> UInt64 {
    guard entry.isPlain else {
      return list.folded(entry).reduce(0) { $0 &+ Self.weight(of: $1) }
    }
    var sum: UInt64 = 0
    for index in entry.range { sum &+= bytes[Int(list.bytes[index])] }
    return sum
  }

  /// A number for the letters of a word in the order in which they stand.
  func order(of entry: WordEntry, in list: WordList) -> UInt64 {
    guard entry.isPlain else {
      return list.folded(entry).reduce(0) { Self.followed($0, by: Self.weight(of: $1)) }
    }
    var order: UInt64 = 0
    for index in entry.range where bytes[Int(list.bytes[index])] != 0 {
      order = Self.followed(order, by: bytes[Int(list.bytes[index])])
    }
    return order
  }

  private static func followed(_ order: UInt64, by weight: UInt64) -> UInt64 {
    (order &* 0x9E37_79B9_7F4A_7C15) ^ weight
  }

  /// The finish of SplitMix64 (Steele, Lea, Flood 2014), by which each bit of the letter reaches all
  /// bits of its weight.
  private static func weight(of letter: Unicode.Scalar) -> UInt64 {
    var bits = (UInt64(letter.value) + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
