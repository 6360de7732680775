import ArcadeCore

/// Goes through a list of words once, line by line.
struct WordListScanner {
  /// What was read so far.
  private(set) var tally = WordListTally()

  private let bytes: [UInt8]
  private var position: Int
  private let kinds: [UInt8]

  // What a byte may be; a line has all the kinds of its bytes.
  private static let letter: UInt8 = 1
  private static let sign: UInt8 = 2
  private static let other: UInt8 = 4
  private static let newline = UInt8(ascii: "\n")

  /// The most bytes of a word: more letters than a phrase has, each of four bytes and with accents.
  private static let longestWord = 512

  /// Begins at the first line of a list.
  init(_ list: WordList) {
    bytes = list.bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    kinds = (UInt8.min...UInt8.max).map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): Self.letter
      case UInt8(ascii: "'"), UInt8(ascii: "-"): Self.sign
      case _: Self.other
      }
    }
  }

  /// The next line that is a word; `nil` at the end of the list.
  mutating func next() -> WordEntry? {
    while position < bytes.count {
      let start = position
      var (seen, letters) = (UInt8(0), 0)
      while position < bytes.count, bytes[position] != Self.newline {
        let kind = kinds[Int(bytes[position])]
        seen |= kind
        letters += Int(kind & Self.letter)
        position += 1
      }
      let end = position
      position += 1
      let entry =
        seen < Self.other
        ? plainWord(start..<end, letters: letters, count: 0) : unusualWord(start..<end)
      guard let entry else { continue }
      tally.words += 1
      return entry
    }
    return nil
  }

  /// A line of letters, hyphens and apostrophes alone.
  private mutating func plainWord(
    _ range: Range<Int>, letters: Int, count: UInt64
  ) -> WordEntry? {
    guard !range.isEmpty else { return nil }
    guard (1...AnagramLimits.letters.upperBound).contains(letters), range.count <= Self.longestWord
    else { return noWord() }
    return WordEntry(
      start: range.lowerBound, length: Int32(range.count), letters: UInt8(letters), isPlain: true,
      count: count)
  }

  /// A line with anything else in it: a count, the end of a line of Windows, accented letters.
  private mutating func unusualWord(_ line: Range<Int>) -> WordEntry? {
    guard let text = String(validating: bytes[line], as: UTF8.self) else {
      tally.notUTF8 += 1
      return nil
    }
    let tab = bytes[line].firstIndex(of: UInt8(ascii: "\t"))
    let range = trimmed(line.lowerBound..<(tab ?? line.upperBound))
    guard tab != nil || !range.isEmpty else { return nil }
    guard let count = count(after: tab, in: line), !range.isEmpty else { return noWord() }
    var (seen, letters) = (UInt8(0), 0)
    for byte in bytes[range] {
      seen |= kinds[Int(byte)]
      letters += Int(kinds[Int(byte)] & Self.letter)
    }
    guard seen >= Self.other else { return plainWord(range, letters: letters, count: count) }
    let word = range == line ? text : String(decoding: bytes[range], as: UTF8.self)
    guard range.count <= Self.longestWord, let folded = WordLetters.folded(word),
      folded.count <= AnagramLimits.letters.upperBound
    else { return noWord() }
    return WordEntry(
      start: range.lowerBound, length: Int32(range.count), letters: UInt8(folded.count),
      isPlain: false, count: count)
  }

  /// How often a word is used: what stands between the first tab and the next; 0 without a tab.
  private func count(after tab: Int?, in line: Range<Int>) -> UInt64? {
    guard let tab else { return 0 }
    let rest = bytes[(tab + 1)..<line.upperBound]
    let digits = trimmed(
      rest.startIndex..<(rest.firstIndex(of: UInt8(ascii: "\t")) ?? rest.endIndex))
    guard bytes[digits].allSatisfy({ (0x30...0x39).contains($0) }), !digits.isEmpty else {
      return nil
    }
    return UInt64(String(decoding: bytes[digits], as: UTF8.self)) ?? .max
  }

  /// Leaves out the blanks at both ends, among them the carriage return of Windows.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let blanks: [UInt8] = [0x20, 0x0D]
    guard let first = bytes[range].firstIndex(where: { !blanks.contains($0) }),
      let last = bytes[range].lastIndex(where: { !blanks.contains($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  private mutating func noWord() -> WordEntry? {
    tally.noWords += 1
    return nil
  }
}
