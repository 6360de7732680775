/// An anagram of a level: the phrase that is dealt, and the answers that it makes.
public struct AnagramEntry: Equatable, Sendable {
  /// The phrase whose letters are dealt, as the file has it.
  public let tiles: String
  /// The answers in the order of the file, as the file has them: one or more.
  public let answers: [String]
  /// The letters of ``tiles`` in their order.
  public let letters: [TileLetter]
  /// The letters of each answer, case and accents put aside.
  public let answerLetters: [[Unicode.Scalar]]
  /// Where targets, spaces, hyphens and apostrophes stand: the same for all answers.
  public let pattern: AnswerPattern

  /// Puts an anagram together of phrases that are each as the rules want them.
  init(
    tiles: String, answers: [String], letters: [TileLetter], answerLetters: [[Unicode.Scalar]],
    pattern: AnswerPattern
  ) {
    self.tiles = tiles
    self.answers = answers
    self.letters = letters
    self.answerLetters = answerLetters
    self.pattern = pattern
  }
}
