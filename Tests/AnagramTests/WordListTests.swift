import Testing

@testable import Anagram

struct WordListTests {
  private func read(_ bytes: [UInt8]) -> (words: [String], counts: [UInt64], tally: WordListTally) {
    let list = WordList(bytes: bytes)
    var scanner = WordListScanner(list)
    var (words, counts): ([String], [UInt64]) = ([], [])
    while let entry = scanner.next() {
      words.append(list.text(of: entry))
      counts.append(entry.count)
    }
    return (words, counts, scanner.tally)
  }

  private func read(_ text: String) -> (words: [String], counts: [UInt64], tally: WordListTally) {
    read(Array(text.utf8))
  }

  @Test(
    arguments: [
      ("ab\ncd\n", ["ab", "cd"]), ("ab\ncd", ["ab", "cd"]), ("ab\r\ncd\r\n", ["ab", "cd"]),
      ("\u{FEFF}ab\ncd", ["ab", "cd"]), ("\u{FEFF}été\r\n", ["été"]), ("\n\n \nab\n\n", ["ab"]),
      (" ab \n", ["ab"]), ("été\nmaß\nкот\n", ["été", "maß", "кот"]),
      ("e\u{301}te\u{301}\n", ["été"]), ("it's\nup-to\nit’s\n", ["it's", "up-to", "it’s"]),
      ("한국\nабв\n", ["한국", "абв"]), ("", []), ("\u{FEFF}", []), ("\r\n", []),
    ])
  func `a word a line is read, however lines end`(text: String, words: [String]) {
    #expect(read(text).words == words)
    #expect(read(text).tally == tally(words: words.count))
  }

  @Test(
    arguments: [
      ("ab\t12\ncd\t7\n", [12, 7]), ("ab\t12\r\n", [12]), ("ab\t 12 \tnoun\n", [12]),
      ("ab\ncd\t7\n", [0, 7]), ("été\t3\n", [3]), ("ab\t0\n", [0]),
      ("ab\t99999999999999999999\n", [.max]),
    ] as [(String, [UInt64])])
  func `how often a word is used stands behind a tab`(text: String, counts: [UInt64]) {
    #expect(read(text).counts == counts)
  }

  @Test(
    arguments: [
      "mp3", "3", "a.b", "ice cream", "-", "''", "ab\t", "ab\tx", "ab\t-1", "ab\t1.5", "\t5",
      "ab\t5x", "a\rb", "#ab", "é1", "♥", "\u{301}a", "a\u{20DD}", "a\u{200D}b",
      "abcdefghijklmnopqrstuvwxyzabc", "éééééééééééééééééééééééééééééé",
      "a" + String(repeating: "-", count: 600), "é" + String(repeating: "\u{301}", count: 600),
    ])
  func `what is no word is passed over and counted`(line: String) {
    let seen = read("ab\n\(line)\ncd\n")
    #expect(seen.words == ["ab", "cd"])
    #expect(seen.tally == tally(words: 2, noWords: 1))
  }

  @Test(arguments: [[0xE9], [0x61, 0xC3], [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xC0, 0x80]])
  func `bytes that are no UTF-8 are passed over and counted`(line: [UInt8]) {
    let seen = read(Array("ab\n".utf8) + line + Array("\ncd".utf8))
    #expect(seen.words == ["ab", "cd"])
    #expect(seen.tally == tally(words: 2, notUTF8: 1))
  }

  @Test(
    arguments: [
      "ab", "A-b'c", "été", "e\u{301}te\u{301}", "maß", "Κως", "ёлка", "한국", "\u{1112}\u{1161}",
      "क्ष", "it’s", "up‑to", "あか", "a\u{300}\u{301}",
    ])
  func `a word has the letters that it has as a phrase, or is none`(text: String) throws {
    let list = WordList(bytes: Array(text.utf8))
    var scanner = WordListScanner(list)
    let entry = scanner.next()
    let phrase = try? Phrase(text)
    #expect(entry.map(list.folded) == phrase?.folded)
    #expect(entry.map { Int($0.letters) } == phrase?.letters.count)
  }

  private func tally(words: Int, noWords: Int = 0, notUTF8: Int = 0) -> WordListTally {
    var tally = WordListTally()
    (tally.words, tally.noWords, tally.notUTF8) = (words, noWords, notUTF8)
    return tally
  }
}
