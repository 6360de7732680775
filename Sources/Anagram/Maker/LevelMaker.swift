/// Finds anagrams for a level in a list of words.
public struct LevelMaker: Sendable {
  /// What was found.
  public struct Yield: Equatable, Sendable {
    /// The anagrams for the level, at most as many as were asked for.
    public let anagrams: [LevelDraft.Anagram]
    /// How many groups of words with the same letters, or phrases, they were chosen from.
    public let found: Int
    /// What was read of the list.
    public let tally: WordListTally
  }

  private let list: WordList
  private let count: Int

  /// Makes levels of at most so many anagrams from a list.
  public init(_ list: WordList, count: Int) {
    self.list = list
    self.count = count
  }
}

extension LevelMaker {
  /// Chooses words, each with all the others that have the same letters as its answers.
  ///
  /// Groups that are written in small letters alone, which names, short forms and genitives are not,
  /// go before others. Then those go first of which two words are common; where the list does not say
  /// how common words are, the choice is spread evenly over all of it. The least common word of a
  /// group is dealt.
  ///
  /// - Parameter lengths: How many letters the words may have.
  /// - Returns: The anagrams, one for each shape of the answers.
  public func words(ofLengths lengths: ClosedRange<Int>) -> Yield {
    let all = AnagramGroups(of: list, lengths: lengths)
    let (simple, others) = all.groups.separated { $0.allSatisfy(list.isSmallLetters) }
    var anagrams: [LevelDraft.Anagram] = []
    for group in chosen(of: simple, count) + chosen(of: others, count - simple.count) {
      anagrams += self.anagrams(of: group)
    }
    return Yield(
      anagrams: Array(anagrams.prefix(count)), found: all.groups.count, tally: all.tally)
  }

  private func chosen(of groups: [AnagramGroups.Group], _ count: Int) -> [AnagramGroups.Group] {
    guard count > 0 else { return [] }
    guard groups.contains(where: { $0[1].count > 0 }) else {
      let taken = min(count, groups.count)
      return (0..<taken).map { groups[$0 * groups.count / taken] }
    }
    return Array(groups.sorted(by: isMoreCommon).prefix(count))
  }

  /// The second word of a group decides: one is dealt, and another has to be found.
  private func isMoreCommon(_ one: AnagramGroups.Group, _ other: AnagramGroups.Group) -> Bool {
    guard one[1].count == other[1].count else { return one[1].count > other[1].count }
    return one[0].start < other[0].start
  }

  private func anagrams(of group: AnagramGroups.Group) -> [LevelDraft.Anagram] {
    let phrases = group.compactMap { try? Phrase(list.text(of: $0)) }
      .filter { AnagramLimits.fault(in: $0) == nil }
    guard let tiles = phrases.last(where: { $0.places.count == $0.letters.count }) ?? phrases.last
    else { return [] }
    return AnswerShapes(of: phrases, to: tiles).anagrams
  }
}

extension LevelMaker {
  /// Finds the phrases that have exactly the letters of others.
  ///
  /// - Parameters:
  ///   - phrases: The phrases that are dealt.
  ///   - limits: How far to search for the anagrams of each.
  /// - Returns: The anagrams, one for each shape of the answers: of each phrase first the one with the
  ///   best answer, then of each the next. Words of equal lengths stand in every order, as no player
  ///   can know which one is meant.
  public func phrases(_ phrases: [Phrase], limits: SearchLimits) -> Yield {
    var limits = limits
    limits.longestWord = min(limits.longestWord, AnagramLimits.longestWord)
    var tally = WordListTally()
    var found = 0
    var waiting: [ArraySlice<LevelDraft.Anagram>] = []
    for phrase in phrases {
      let search = PhraseAnagrams(of: phrase, in: list, limits: limits)
      let answers = search.found.flatMap { WordOrders.texts(of: $0.words) }
      waiting.append(
        AnswerShapes(of: answers.compactMap { try? Phrase($0) }, to: phrase).anagrams[...])
      (tally, found) = (search.tally, found + search.found.count)
    }
    var anagrams: [LevelDraft.Anagram] = []
    while waiting.contains(where: { !$0.isEmpty }) {
      for index in waiting.indices {
        if let next = waiting[index].popFirst() { anagrams.append(next) }
      }
    }
    return Yield(anagrams: Array(anagrams.prefix(count)), found: found, tally: tally)
  }
}

extension WordList {
  /// Whether a word is written in small letters alone.
  fileprivate func isSmallLetters(_ entry: WordEntry) -> Bool {
    guard entry.isPlain else {
      return text(of: entry).allSatisfy { LetterFolding.fold($0) != nil && !$0.isUppercase }
    }
    return bytes[entry.range].allSatisfy { $0 >= UInt8(ascii: "a") }
  }
}

extension Array {
  /// The elements that a claim holds for, and the others, both in order.
  fileprivate func separated(by claim: (Element) -> Bool) -> (holding: [Element], others: [Element])
  {
    (filter(claim), filter { !claim($0) })
  }
}
