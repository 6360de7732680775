import ArcadeCore
import Testing

@testable import Anagram

struct LevelMakerTests {
  private func list(_ text: String) -> WordList {
    WordList(bytes: Array(text.replacing(" ", with: "\n").utf8))
  }

  private func words(
    _ text: String, _ lengths: ClosedRange<Int> = 2...13, count: Int = 100
  ) -> [String] {
    LevelMaker(list(text), count: count).words(ofLengths: lengths).anagrams.map(Self.line)
  }

  private func phrases(
    _ phrases: [String], _ text: String, count: Int = 100, shortest: Int = 1
  ) throws -> [String] {
    var limits = SearchLimits()
    limits.shortestWord = shortest
    return LevelMaker(list(text), count: count)
      .phrases(try phrases.map { try Phrase($0) }, limits: limits).anagrams.map(Self.line)
  }

  private static func line(_ anagram: LevelDraft.Anagram) -> String {
    "\(anagram.tiles): \(anagram.answers.joined(separator: ", "))"
  }

  @Test func `words with the same letters are an anagram, the rarest is dealt`() {
    #expect(
      words("cat listen dog act silent god enlist xyz")
        == ["act: cat", "enlist: listen, silent", "god: dog"])
    #expect(
      words("listen\t5 silent\t9 enlist\t2 cat\t7 act\t7")
        == ["act: cat", "enlist: silent, listen"])
  }

  @Test(
    arguments: [
      "Polish polish", "banana bAnana", "resume résumé", "its it's", "dog", "", "abc abd",
      "aab abb",
    ])
  func `words that differ in case, accents or signs alone are no anagrams`(list: String) {
    #expect(words(list) == [])
  }

  @Test func `accented words are anagrams of words without accents`() {
    #expect(words("été tee") == ["tee: été"])
    #expect(words("кабан банка") == ["банка: кабан"])
  }

  @Test func `answers of another shape are an anagram of their own`() {
    #expect(words("tips it's sit spit pit's") == ["spit: tips", "spit: pit's", "sit: it's"])
  }

  @Test func `only words of the lengths asked for are taken`() {
    #expect(words("cat act listen silent", 3...3) == ["act: cat"])
    #expect(words("cat act listen silent", 4...8) == ["silent: listen"])
    #expect(words("cat act listen silent", 7...8) == [])
  }

  @Test func `names and genitives come last`() {
    #expect(words("Amy may act cat", count: 1) == ["cat: act"])
    #expect(words("Amy may act cat", count: 2) == ["cat: act", "may: Amy"])
  }

  @Test func `a word that is a name as well is no name`() {
    #expect(words("March charm march Amy may") == ["charm: march", "may: Amy"])
    #expect(words("Été tee été") == ["tee: été"])
    // It counts as often as the name.
    #expect(
      words("cat\t6 act\t6 March\t9 charm\t10 march\t1", count: 1) == ["march: charm"])
  }

  @Test func `where the list does not count, the choice is spread over all of it`() {
    let pairs = "abc".flatMap { one in "defg".map { "\(one)\($0) \($0)\(one)" } }
    let all = words(pairs.joined(separator: " "))
    #expect(all.count == 12)
    #expect(words(pairs.joined(separator: " "), count: 3) == [all[0], all[4], all[8]])
  }

  @Test func `groups of two common words go first where the list counts`() {
    #expect(
      words("cat\t9 act\t1 dog\t5 god\t4 tac\t2", count: 1) == ["god: dog"])
  }

  @Test func `words of equal lengths are right in either order`() throws {
    #expect(
      try phrases(["dormitory"], "dirt y room dirty riot dry om")
        == [
          "dormitory: dirty room", "dormitory: dirt room y, room dirt y", "dormitory: riot dry om",
        ])
    #expect(try phrases(["abcd"], "da cb") == ["abcd: da cb, cb da"])
  }

  @Test func `the anagrams of several phrases take turns`() throws {
    #expect(
      try phrases(["abcd", "efgh"], "dcba da cb hgfe fe hg", count: 3)
        == ["abcd: dcba", "efgh: hgfe", "abcd: da cb, cb da"])
  }

  @Test func `a word longer than a row of tiles is never an answer`() throws {
    let long = "abcdefghijklmn"
    #expect(
      try phrases(["nmlkji hgfedcba"], "\(long) abcdefgh ijklmn") == [
        "nmlkji hgfedcba: abcdefgh ijklmn"
      ])
  }

  @Test func `a level of any list is one that the game can play`() throws {
    var chance = SplitMix64(state: 1)
    let letters = Array("aeinrstéß'-")
    let lines = (0..<3_000).map { _ in
      String(
        (0..<2 + chance.draw(below: 6)).map { _ in letters[chance.draw(below: letters.count)] })
    }
    let maker = LevelMaker(list(lines.joined(separator: "\n")), count: 500)
    var limits = SearchLimits()
    limits.shortestWord = 1
    let phrases = ["rain stain", "ein stern", "été", "ir'ans-et"].map { try? Phrase($0) }
    for yield in [
      maker.words(ofLengths: 2...13), maker.phrases(phrases.compactMap { $0 }, limits: limits),
    ] {
      #expect(yield.anagrams.count > 3)
      let draft = LevelDraft(
        name: "any", title: "\"Any\"", order: 3, pointsPerTile: 10, timeToSolve: 60,
        anagrams: yield.anagrams)
      let level = try AnagramLevel(file: LevelFile(path: "any.json", bytes: Array(draft.text.utf8)))
      #expect(level.entries.count == yield.anagrams.count)
      #expect(level.title == "\"Any\"")
      #expect((level.order, level.pointsPerTile, level.timeToSolve) == (3, 10, 60))
    }
  }
}
