import ArcadeCore
import Testing

@testable import Anagram

struct PhraseAnagramsTests {
  private func found(
    _ phrase: String, _ list: String, words: Int = 3, shortest: Int = 1, count: Int = 1_000
  ) throws -> [String] {
    var limits = SearchLimits()
    (limits.words, limits.shortestWord, limits.phrases) = (words, shortest, count)
    let list = WordList(bytes: Array(list.replacing(" ", with: "\n").utf8))
    let anagrams = PhraseAnagrams(of: try Phrase(phrase), in: list, limits: limits)
    #expect(anagrams.isComplete)
    return anagrams.found.map(\.text)
  }

  @Test func `the letters are counted, each as often as it is there`() throws {
    #expect(
      try found("banana", "abound ban ana nab an a banana nabana")
        == ["nabana", "ana nab", "nab an a"])
  }

  @Test func `fewer words go first, then those whose rarest word stands earlier`() throws {
    #expect(
      try found("dirty room", "moor dirty room dormitory dry riot mo")
        == ["dormitory", "dirty moor", "riot dry mo"])
    #expect(
      try found("abcd", "db ab cd ca da bc", words: 2) == ["db ca", "da bc"])
  }

  @Test func `the more common word goes first where the list counts`() throws {
    #expect(try found("listen", "silent\t5 enlist\t9 tinsel") == ["enlist", "silent", "tinsel"])
    #expect(
      try found("abcd", "ab\t1 cd\t9 ac\t5 bd\t6 ad\t9 bc\t2", words: 2)
        == ["bd ac", "ad bc", "cd ab"])
  }

  @Test(
    arguments: [
      ("listen", ["ten lis"]), ("LISTEN", ["ten lis"]), ("l-isten", ["ten lis"]),
      ("Lis ten", []), ("ten lis", ["listen"]),
    ])
  func `a phrase is no anagram of itself, in whatever order its words stand`(
    phrase: String, anagrams: [String]
  ) throws {
    #expect(try found(phrase, "listen ten lis Lis") == anagrams)
  }

  @Test func `a word is one word in whatever case, and accents make another`() throws {
    #expect(try found("étal", "Late LATE late Late") == ["late"])
    #expect(try found("tale", "Étal ÉTAL étal etal") == ["étal", "etal"])
    #expect(try found("tale", "e\u{301}tal étal") == ["étal"])
  }

  @Test func `a word in small letters stands where its most common spelling does`() throws {
    #expect(try found("charm", "March charms march chram") == ["march", "chram"])
    #expect(try found("charm", "march March chram") == ["march", "chram"])
    #expect(try found("charm", "March MARCH chram") == ["March", "chram"])
    #expect(try found("charm", "march\t1 chram\t5 March\t9") == ["march", "chram"])
  }

  @Test func `words of other scripts have anagrams too`() throws {
    #expect(try found("колба", "Бокал") == ["Бокал"])
    #expect(try found("ёлка", "кале лакё") == ["кале", "лакё"])
  }

  @Test func `limits on words, letters and phrases hold`() throws {
    let list = "abcd ab cd a b c d bcd abc dcba"
    #expect(try found("abdc", list, words: 1) == ["abcd", "dcba"])
    #expect(try found("abdc", list, words: 2, shortest: 2) == ["abcd", "dcba", "ab cd"])
    #expect(try found("abdc", list, words: 4, count: 2) == ["abcd", "dcba"])
    #expect(try found("abdc", list, shortest: 5) == [])
  }

  @Test func `a word may be taken twice`() throws {
    #expect(try found("tartar", "tar rat art", words: 2).count == 5)
  }

  @Test func `an empty list, or one without a fitting word, has none`() throws {
    #expect(try found("listen", "") == [])
    #expect(try found("listen", "xyz") == [])
  }

  /// Every choice of words, tried one by one.
  private func everyChoice(of letters: String, from words: [String], upTo count: Int) -> Set<String>
  {
    var found: Set<String> = []
    func take(_ rest: [Character], _ chosen: [String], from first: Int) {
      if rest.isEmpty, !chosen.isEmpty { found.insert(chosen.sorted().joined(separator: " ")) }
      guard chosen.count < count else { return }
      for index in words.indices where index >= first {
        var left = rest
        let isThere = words[index].allSatisfy { letter in
          guard let place = left.firstIndex(of: letter) else { return false }
          left.remove(at: place)
          return true
        }
        if isThere { take(left, chosen + [words[index]], from: index) }
      }
    }
    take(Array(letters), [], from: 0)
    return found
  }

  @Test(arguments: 0..<40)
  func `all phrases are found, none twice, as by trying each choice of words`(seed: UInt64) throws {
    var chance = SplitMix64(state: seed)
    let alphabet = Array("abcde")
    func word(_ length: Int) -> String {
      String((0..<length).map { _ in alphabet[chance.draw(below: 5)] })
    }
    var words: [String] = []
    for _ in 0..<30 {
      let new = word(1 + chance.draw(below: 4))
      if !words.contains(new) { words.append(new) }
    }
    let phrase = word(4 + chance.draw(below: 6))
    let found = try found(phrase, words.joined(separator: " "), words: 4, count: 10_000)
    let choices = found.map { $0.split(separator: " ").sorted().joined(separator: " ") }
    let expected = everyChoice(of: phrase, from: words, upTo: 4)
      .filter { !Self.isSame($0, as: phrase, order: words) }
    #expect(Set(choices) == expected)
    #expect(Set(choices).count == choices.count)
    #expect(found.allSatisfy { $0.filter { $0 != " " }.sorted() == phrase.sorted() })
  }

  /// Whether words stand in the phrase's own order when the longest stands first.
  private static func isSame(_ text: String, as phrase: String, order: [String]) -> Bool {
    let words = text.split(separator: " ").map(String.init).sorted { one, other in
      guard one.count == other.count else { return one.count > other.count }
      return (order.firstIndex(of: one) ?? 0) < (order.firstIndex(of: other) ?? 0)
    }
    return words.joined() == phrase
  }

  @Test func `the best of many are the first of all`() throws {
    let words = "a b c d e ab bc cd de ea abc bcd cde dea eab abcd"
    let all = try found("edcba", words, words: 5)
    for count in 1...all.count {
      #expect(try found("edcba", words, words: 5, count: count) == Array(all.prefix(count)))
    }
  }

  @Test func `a search that takes too long gives up and says so`() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let pairs = letters.flatMap { one in letters.filter { one < $0 }.map { "\(one)\($0)" } }
    let list = WordList(bytes: Array(pairs.joined(separator: "\n").utf8))
    var limits = SearchLimits()
    (limits.words, limits.shortestWord, limits.patience) = (5, 1, 5_000)
    let search = PhraseAnagrams(of: try Phrase("abcdefghij"), in: list, limits: limits)
    #expect(!search.isComplete)
    #expect(
      search.found.allSatisfy { $0.text.filter { $0 != " " }.sorted() == Array("abcdefghij") })
  }
}
