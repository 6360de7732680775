/// The kinds of games that have been met, numbered as they came.
struct KindTable: Sendable {
  private(set) var names: [String] = []
  private var bytes: [[UInt8]] = []
  /// Where each name is, once they are too many to be looked through.
  private var places: [[UInt8]: Int] = [:]
  /// The last short name that fell into each slot, as a word, and its number.
  private var slots = Array(repeating: (word: UInt64(0), number: 0), count: 32)

  /// The number of the kind whose name stands in a range.
  ///
  /// - Complexity: O(1); a name of at most eight bytes is nearly always found by one comparison.
  @inline(__always)
  mutating func number(of range: ByteRange, in text: ScanText) -> Int {
    guard (1...8).contains(range.count) else { return number(of: text.array(range.range)) }
    let word = text.word(of: range)
    let slot = Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 59)
    if slots[slot].word == word { return slots[slot].number }
    let number = number(of: text.array(range.range))
    slots[slot] = (word, number)
    return number
  }

  private mutating func number(of name: [UInt8]) -> Int {
    if let place = place(of: name) { return place }
    bytes.append(name)
    names.append(String(decoding: name, as: UTF8.self))
    if bytes.count > Self.fewNames {
      for place in places.count..<bytes.count { places[bytes[place]] = place }
    }
    return names.count - 1
  }

  private static let fewNames = 32

  private func place(of name: [UInt8]) -> Int? {
    bytes.count > Self.fewNames ? places[name] : bytes.firstIndex(of: name)
  }

  /// Whether the name of one kind stands before that of another, byte by byte.
  func places(_ one: Int, before other: Int) -> Bool {
    bytes[one].lexicographicallyPrecedes(bytes[other])
  }
}

extension ScanText {
  /// The bytes of a range of one to eight, as the highest of a word.
  @inline(__always)
  fileprivate func word(of range: ByteRange) -> UInt64 {
    word(at: range.range.lowerBound) << UInt64(64 - 8 * range.count)
  }
}
