/// The words of a list that can be laid with the letters of a phrase, the most common first.
struct WordsWithin {
  /// A word, and its letters as the phrase's bag packs them.
  struct Word {
    let entry: WordEntry
    let packed: UInt64
  }

  /// Words with the same letters.
  struct Family {
    /// Their letters, as the phrase's bag packs them.
    let packed: UInt64
    /// How many letters they have.
    let letters: Int
    /// The places of the words in ``WordsWithin/words``, in order.
    var members: [Int]
  }

  /// The words: in the order of their counts and, where these are equal, of the list; none twice, in
  /// whatever case it is written: a word stands where its most common spelling does, and is spelled
  /// without capitals where the list has it so.
  let words: [Word]
  /// All words by their letters, in the order of the first word of each.
  let families: [Family]
  /// What was read of the list.
  let tally: WordListTally

  /// Reads a list and leaves out what the phrase has not the letters for.
  ///
  /// - Parameters:
  ///   - bag: The letters of the phrase.
  ///   - list: Any list of words.
  ///   - lengths: How many letters a word may have.
  init(_ bag: LetterBag, in list: WordList, lengths: ClosedRange<Int>) {
    var scanner = WordListScanner(list)
    var found: [Word] = []
    var hasCounts = false
    while let entry = scanner.next() {
      guard lengths.contains(Int(entry.letters)) else { continue }
      let packed =
        entry.isPlain ? bag.packed(plain: list.bytes[entry.range]) : bag.packed(list.folded(entry))
      guard let packed else { continue }
      found.append(Word(entry: entry, packed: packed))
      hasCounts = hasCounts || entry.count > 0
    }
    if hasCounts { found.sort { WordEntry.isMoreCommon($0.entry, $1.entry) } }

    var words: [Word] = []
    var families: [Family] = []
    var familyOf: [UInt64: Int] = [:]
    for word in found {
      let family = familyOf[word.packed]
      let known = family.flatMap { family in
        families[family].members.first { list.isSameWord(words[$0].entry, word.entry) }
      }
      if let known {
        let entry = list.better(of: words[known].entry, word.entry)
        words[known] = Word(entry: entry, packed: word.packed)
        continue
      }
      if let family {
        families[family].members.append(words.count)
      } else {
        familyOf[word.packed] = families.count
        families.append(
          Family(packed: word.packed, letters: Int(word.entry.letters), members: [words.count]))
      }
      words.append(word)
    }
    (self.words, self.families, tally) = (words, families, scanner.tally)
  }
}
