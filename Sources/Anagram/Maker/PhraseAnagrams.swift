/// The phrases that can be laid with exactly the letters of another, out of the words of a list.
///
/// Fewer words go first; of as many, those whose rarest word is the more common one, then the next
/// rarest: common words have a high count, or stand early in the list where it has none. The words
/// of a phrase stand the longest first. The phrase itself, in whatever order of its words, is none.
public struct PhraseAnagrams: Sendable {
  /// A phrase that was found.
  public struct Found: Equatable, Sendable {
    /// Its words, as the list writes them.
    public let words: [String]
    /// The words with a space between them.
    public var text: String { words.joined(separator: " ") }
  }

  /// What was found, the best first, at most as much as was asked for.
  public let found: [Found]
  /// What was read of the list.
  public let tally: WordListTally
  /// Whether the search went to its limits; else it took too long, and there are more.
  public let isComplete: Bool

  /// Searches a list.
  ///
  /// - Parameters:
  ///   - phrase: A phrase of at most 28 letters (``AnagramLimits/letters``).
  ///   - list: Any list of words.
  ///   - limits: How far to search.
  public init(of phrase: Phrase, in list: WordList, limits: SearchLimits) {
    let bag = LetterBag(phrase.folded)
    // An empty range of lengths finds nothing, and still counts the lines.
    let lengths = limits.shortestWord...max(limits.shortestWord, limits.longestWord)
    let within = WordsWithin(bag, in: list, lengths: lengths)
    let own = OwnWords(phrase)
    var search = FamilySearch(bag, among: within, patience: limits.patience)
    var best: [[Int]] = []
    for words in 1...limits.words where best.count < limits.phrases && search.isComplete {
      best += Self.ranks(of: words, count: limits.phrases - best.count, &search, within) { ranks in
        !own.isPhrase(ranks.map { list.folded(within.words[$0].entry) })
      }
    }
    found = best.map { ranks in Found(words: ranks.map { list.text(of: within.words[$0].entry) }) }
    tally = within.tally
    isComplete = search.isComplete
  }

  /// The best phrases of so many words, each as the places of its words in the list.
  ///
  /// At first only the most common words are tried, then twice as many, and so on: as the rarest word
  /// decides, what is found among them goes before all that is not.
  private static func ranks(
    of words: Int, count: Int, _ search: inout FamilySearch, _ within: WordsWithin,
    where isWanted: ([Int]) -> Bool
  ) -> [[Int]] {
    var limit = 64
    while true {
      let families = within.families.prefix { $0.members[0] < limit }.count
      let phrases = search.choices(of: words, before: families)
        .flatMap { within.phrases(of: $0, before: limit) }
        .filter(isWanted)
      guard phrases.count < count, limit < within.words.count, search.isComplete else {
        return best(count, of: phrases)
      }
      limit *= 2
    }
  }

  private static func best(_ count: Int, of phrases: [[Int]]) -> [[Int]] {
    phrases.map { (phrase: $0, key: $0.sorted(by: >)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .prefix(count).map(\.phrase)
  }
}
