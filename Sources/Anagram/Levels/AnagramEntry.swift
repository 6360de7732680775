/// An anagram of a level: the phrase that is dealt, and the answers that it makes.
public struct AnagramEntry: Equatable, Sendable {
  /// The phrase whose letters are dealt.
  public let tiles: Phrase
  /// The answers in the order of the file: one or more, all of one pattern.
  public let answers: [Phrase]
  /// The letters of each answer, case and accents put aside.
  public let answerLetters: [[Unicode.Scalar]]
  /// Where targets, spaces, hyphens and apostrophes stand: the same for all answers.
  public let pattern: AnswerPattern

  /// Puts an anagram together of phrases that are each as the rules want them.
  ///
  /// - Parameters:
  ///   - tiles: The phrase whose letters are dealt.
  ///   - answers: The answers in order: one or more, all of one shape.
  init(tiles: Phrase, answers: [Phrase]) {
    self.tiles = tiles
    self.answers = answers
    answerLetters = answers.map(\.folded)
    pattern = AnswerPattern(of: answers.first ?? tiles)
  }
}
