import Terminal

/// What a level file may hold.
public enum AnagramLimits {
  /// The cells of a level's title.
  public static let title = 1...40
  /// The place of a level among others.
  public static let order = 0...1_000_000
  /// The points of a tile in its right place.
  public static let pointsPerTile = 1...10_000
  /// The seconds to solve one anagram.
  public static let timeToSolve = 1...36_000
  /// The anagrams of a level.
  public static let anagrams = 1...500
  /// The letters of a phrase.
  public static let letters = 2...28
  /// The letters of the longest word: more do not fit in a row of tiles.
  public static let longestWord = 13

  /// What keeps a phrase from being laid on a board.
  ///
  /// - Parameter phrase: Any phrase.
  /// - Returns: What is wrong and what to do, to stand behind the phrase's name; `nil` if it is right.
  public static func fault(in phrase: Phrase) -> String? {
    guard letters.contains(phrase.letters.count) else {
      let count = phrase.letters.count == 1 ? "1 letter" : "\(phrase.letters.count) letters"
      return "has \(count): write \(letters.lowerBound) to \(letters.upperBound)"
    }
    if let longest = phrase.lettersOfWords.max(), longest > longestWord {
      return "has a word of \(longest) letters: write at most \(longestWord)"
    }
    if let wide = phrase.letters.first(where: { Glyphs.width(of: String($0.capital)) != 1 }) {
      return "has '\(wide.capital)', which no tile can show: write letters that are one cell wide"
    }
    let signs: [Phrase.Place] = [.hyphen, .apostrophe]
    guard
      zip(phrase.places, phrase.places.dropFirst()).allSatisfy({ place, next in
        !signs.contains(place) || !signs.contains(next)
      })
    else { return "has two hyphens or apostrophes side by side: write one" }
    return nil
  }
}
