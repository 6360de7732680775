import Anagram
import Testing

struct PhraseTests {
  @Test func `a phrase knows its letters, its places and its words`() throws {
    let phrase = try Phrase("Élan d'été-là")
    #expect(String(phrase.letters.map(\.capital)) == "ÉLANDÉTÉLÀ")
    #expect(phrase.folded == Array("elandetela".unicodeScalars))
    #expect(phrase.sortedLetters == Array("aadeeellnt".unicodeScalars))
    #expect(phrase.lettersOfWords == [4, 6])
    #expect(
      phrase.places == Array(repeating: .letter, count: 4) + [.space, .letter, .apostrophe]
        + Array(repeating: .letter, count: 3) + [.hyphen, .letter, .letter])
  }

  @Test func `an accent behind its letter is no letter more`() throws {
    let phrase = try Phrase("e\u{301}te\u{301}")
    #expect(phrase.letters == (try Phrase("été")).letters)
    #expect(phrase.places == [.letter, .letter, .letter])
  }

  @Test func `a letter without one capital is shown as it stands`() throws {
    #expect(try Phrase("maß").letters.map(\.capital) == ["M", "A", "ß"])
  }

  @Test(arguments: [("it's", "it’s"), ("up-to", "up‐to"), ("up-to", "up‑to")])
  func `apostrophes and hyphens are the same however they are written`(one: String, other: String)
    throws
  {
    #expect(try Phrase(one).places == Phrase(other).places)
  }

  @Test(
    arguments: [
      ("LISTEN", "silent", true), ("Elvis", "lives", true),
      ("Eleven plus two", "Twelve plus one", true), ("therapist", "the rapist", false),
      ("bAnana", "banana", false), ("banana", "abound", false), ("banana", "ban", false),
      ("été", "tee", true), ("été", "Ete", false), ("dormitory", "dirty room", true),
    ])
  func `an anagram has the same letters, counted, in another order`(
    tiles: String, answer: String, isAnagram: Bool
  ) throws {
    #expect(try Phrase(answer).isAnagram(of: Phrase(tiles)) == isAnagram)
    #expect(try Phrase(tiles).isAnagram(of: Phrase(answer)) == isAnagram)
  }

  @Test(
    arguments: [
      ("", .emptyWord), (" ", .emptyWord), ("a  b", .emptyWord), (" a", .emptyWord),
      ("a ", .emptyWord), ("a - b", .emptyWord), ("-", .emptyWord), ("route 66", .sign("6")),
      ("a\tb", .sign("\t")), ("rock & roll", .sign("&")),
      ("a\u{301}\u{20DD}", .sign("a\u{301}\u{20DD}")),
    ] as [(String, PhraseFault)])
  func `what no tile can show is refused`(text: String, fault: PhraseFault) {
    #expect(throws: fault) { try Phrase(text) }
    #expect(!"\(fault)".isEmpty)
  }
}
