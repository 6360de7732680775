/// The words of a list in groups that have the same letters, each the anagram of all others.
struct AnagramGroups {
  /// A group: the words, the most common first, else in the order of the list.
  typealias Group = [WordEntry]

  /// The groups in the order of the first word of each that the list holds.
  let groups: [Group]
  /// What was read of the list.
  let tally: WordListTally

  /// Groups the words of a list.
  ///
  /// A word that differs from another of its group in nothing but case and accents is left out where
  /// both have the same hyphens and apostrophes; so is a group in which all words differ in no more.
  /// Of such spellings one without capitals stays, and counts as often as the most common of them.
  ///
  /// - Parameters:
  ///   - list: Any list of words.
  ///   - lengths: How many letters a word may have.
  /// - Complexity: O(bytes) on average.
  init(of list: WordList, lengths: ClosedRange<Int>) {
    var scanner = WordListScanner(list)
    var words: [WordEntry] = []
    var hashes: [UInt64] = []
    let weights = LetterWeights()
    // Words have eight letters or so: growing by doubling would copy all of them again and again.
    words.reserveCapacity(list.bytes.count / 8)
    hashes.reserveCapacity(list.bytes.count / 8)
    while let entry = scanner.next() {
      guard lengths.contains(Int(entry.letters)) else { continue }
      words.append(entry)
      hashes.append(weights.sum(of: entry, in: list))
    }
    tally = scanner.tally
    groups = Chains(hashes).chains.compactMap { chain in
      Self.group(chain.map { words[$0] }, in: list, weights)
    }
  }

  /// Leaves out what is one word twice; `nil` if no two words are left that are anagrams.
  private static func group(
    _ words: [WordEntry], in list: WordList, _ weights: LetterWeights
  ) -> Group? {
    // Most words that share their letters are one word in two cases: these are told apart first.
    let first = weights.order(of: words[0], in: list)
    guard words.contains(where: { weights.order(of: $0, in: list) != first }) else { return nil }
    var group: Group = []
    var orders: [UInt64] = []
    for word in words.sorted(by: WordEntry.isMoreCommon) {
      let order = weights.order(of: word, in: list)
      let known = group.indices.first { index in
        orders[index] == order && list.hasSameSigns(word, group[index])
      }
      if let known {
        group[known] = list.better(of: group[known], word)
        continue
      }
      group.append(word)
      orders.append(order)
    }
    return group
  }
}
