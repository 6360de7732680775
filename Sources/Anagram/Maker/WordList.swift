/// A list of words as it lies in a file: a word a line, or a word, a tab and how often it is used.
///
/// Lines may end as on Windows, and a byte order mark may stand first. Lines that are no words are
/// passed over and counted, and so are bytes that are no UTF-8.
public struct WordList: Sendable {
  /// The file, byte for byte.
  let bytes: [UInt8]

  /// Takes the content of a file; nothing of it is read yet.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The text of a word of the list, as it stands there.
  func text(of entry: WordEntry) -> String {
    String(decoding: bytes[entry.range], as: UTF8.self)
  }

  /// The letters of a word of the list, folded.
  func folded(_ entry: WordEntry) -> [Unicode.Scalar] {
    guard !entry.isPlain else {
      return bytes[entry.range].lazy.filter { $0 >= UInt8(ascii: "A") }
        .map { Unicode.Scalar($0 | 0x20) }
    }
    return WordLetters.folded(text(of: entry)) ?? []
  }

  /// Whether two words with the same letters in the same order have their hyphens and apostrophes in
  /// the same places.
  func hasSameSigns(_ one: WordEntry, _ other: WordEntry) -> Bool {
    guard one.isPlain, other.isPlain else { return places(of: one) == places(of: other) }
    return isSamePlainWord(one, other)
  }

  /// What stands at each place of a word.
  func places(of entry: WordEntry) -> [Phrase.Place] {
    text(of: entry).compactMap { Phrase.place(of: $0) }
  }

  /// Whether two words that have the same letters differ in nothing but case.
  func isSameWord(_ one: WordEntry, _ other: WordEntry) -> Bool {
    guard one.isPlain, other.isPlain else {
      return text(of: one).lowercased() == text(of: other).lowercased()
    }
    return isSamePlainWord(one, other)
  }

  /// Whether any letter of a word is a capital.
  func hasCapitals(_ entry: WordEntry) -> Bool {
    guard entry.isPlain else { return text(of: entry).contains { $0.isUppercase } }
    return bytes[entry.range].contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Of two spellings of one word the one without capitals, else the first, with the first's count.
  func better(of one: WordEntry, _ other: WordEntry) -> WordEntry {
    guard hasCapitals(one), !hasCapitals(other) else { return one }
    return WordEntry(
      start: other.start, length: other.length, letters: one.letters, isPlain: other.isPlain,
      count: one.count)
  }

  private func isSamePlainWord(_ one: WordEntry, _ other: WordEntry) -> Bool {
    // The bit is the case of a letter; hyphens and apostrophes have it anyway.
    one.length == other.length
      && zip(bytes[one.range], bytes[other.range]).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}

/// A word of a list: where it stands, and how often it is used.
struct WordEntry: Equatable, Sendable {
  /// Where the word begins.
  let start: Int
  /// How many bytes it has.
  let length: Int32
  /// How many letters it has, at most as many as a phrase.
  let letters: UInt8
  /// Whether it is written in the letters A to Z, hyphens and apostrophes of ASCII alone.
  let isPlain: Bool
  /// How often it is used, 0 where the list does not say.
  let count: UInt64

  /// The place of the word in the list.
  var range: Range<Int> { start..<start + Int(length) }

  /// Whether one word is used more often than another or, where both are as often, stands before it.
  static func isMoreCommon(_ one: WordEntry, _ other: WordEntry) -> Bool {
    guard one.count == other.count else { return one.count > other.count }
    return one.start < other.start
  }
}

/// What of a list of words was read, and what was not.
public struct WordListTally: Equatable, Sendable {
  /// The lines that are words.
  public internal(set) var words = 0
  /// The lines with digits or signs, without letters, or with more letters than a phrase has.
  public internal(set) var noWords = 0
  /// The lines that are no UTF-8.
  public internal(set) var notUTF8 = 0

  /// Counts nothing yet.
  init() {}
}
