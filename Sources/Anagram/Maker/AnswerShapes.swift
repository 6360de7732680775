/// The answers to one phrase, those of the same shape together: an anagram of a level has one shape.
struct AnswerShapes {
  /// One anagram for each shape, in the order of the first answer of each.
  let anagrams: [LevelDraft.Anagram]

  /// Puts answers together by where their spaces, hyphens and apostrophes stand.
  ///
  /// What is no anagram of the tiles, cannot be laid on a board, or is there already but for case and
  /// accents, is left out.
  init(of answers: [Phrase], to tiles: Phrase) {
    var shapes: [[Phrase.Place]] = []
    var byShape: [[Phrase.Place]: [String]] = [:]
    var known: Set<Answer> = []
    for answer in answers where answer.isAnagram(of: tiles) {
      guard AnagramLimits.fault(in: answer) == nil,
        known.insert(Answer(letters: answer.folded, places: answer.places)).inserted
      else { continue }
      if byShape[answer.places] == nil { shapes.append(answer.places) }
      byShape[answer.places, default: []].append(answer.text)
    }
    anagrams = shapes.map { shape in
      LevelDraft.Anagram(tiles: tiles.text, answers: byShape[shape, default: []])
    }
  }

  private struct Answer: Hashable {
    let letters: [Unicode.Scalar]
    let places: [Phrase.Place]
  }
}
