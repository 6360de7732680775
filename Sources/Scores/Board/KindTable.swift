/// The kinds of games that have been met, numbered as they came.
struct KindTable: Sendable {
  private(set) var names: [String] = []
  private var bytes: [[UInt8]] = []
  /// The names of at most eight bytes, each as one number; zero for longer ones.
  private var words: [UInt64] = []
  private var places: [[UInt8]: Int] = [:]

  /// The number of the kind whose name stands in a range.
  ///
  /// - Complexity: O(1); the first few kinds with short names are found by one comparison each.
  mutating func number(of range: ByteRange, in text: ScanText) -> Int {
    let isShort = (1...8).contains(range.count)
    let bits = UInt64(8 * (8 - range.count) & 63)
    let word = isShort ? text.word(at: range.range.lowerBound) << bits : 0
    if isShort {
      for place in 0..<min(words.count, 8) where words[place] == word { return place }
    }
    let name = text.array(range.range)
    if let place = places[name] { return place }
    places[name] = names.count
    words.append(word)
    bytes.append(name)
    names.append(String(decoding: name, as: UTF8.self))
    return names.count - 1
  }

  /// Whether the name of one kind stands before that of another, byte by byte.
  func places(_ one: Int, before other: Int) -> Bool {
    bytes[one].lexicographicallyPrecedes(bytes[other])
  }
}
