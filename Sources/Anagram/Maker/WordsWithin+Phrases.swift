extension WordsWithin {
  /// Every phrase with one word of each of some families.
  ///
  /// - Parameters:
  ///   - choice: Places of families; the same one as often as it is taken, side by side.
  ///   - limit: Only the words before this one are taken.
  /// - Returns: The places of the words of each phrase, the longest first, else in order; no two
  ///   phrases have the same words.
  func phrases(of choice: [Int], before limit: Int) -> [[Int]] {
    var phrases: [[Int]] = [[]]
    for (index, family) in choice.enumerated() {
      let members = families[family].members.prefix { $0 < limit }
      let isRepeated = index > 0 && choice[index - 1] == family
      phrases = phrases.flatMap { phrase in
        // Of a family that is taken twice, the later word is never before the earlier.
        members.lazy.filter { !isRepeated || $0 >= phrase[index - 1] }.map { phrase + [$0] }
      }
    }
    return phrases.map { $0.sorted(by: standsBefore) }
  }

  private func standsBefore(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (words[one].entry, words[other].entry)
    guard first.letters == second.letters else { return first.letters > second.letters }
    return one < other
  }
}
