/// The words of a phrase, to tell whether others are that phrase once more.
struct OwnWords {
  private let letters: [Unicode.Scalar]
  private let words: [[Unicode.Scalar]]

  /// Takes a phrase apart.
  init(_ phrase: Phrase) {
    var rest = phrase.folded[...]
    letters = phrase.folded
    words = Self.sorted(
      phrase.lettersOfWords.map { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      })
  }

  /// Whether words have the phrase's letters in the phrase's order, or are its words in another.
  func isPhrase(_ others: [[Unicode.Scalar]]) -> Bool {
    others.joined().elementsEqual(letters)
      || others.count == words.count && Self.sorted(others) == words
  }

  private static func sorted(_ words: [[Unicode.Scalar]]) -> [[Unicode.Scalar]] {
    words.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
