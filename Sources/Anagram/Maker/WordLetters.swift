/// Reads the letters of a word that may be of any script.
enum WordLetters {
  /// The folded letters of a word, or `nil` if it is none: the same as a ``Phrase`` would have.
  static func folded(_ text: String) -> [Unicode.Scalar]? {
    var letters: [Unicode.Scalar] = []
    var canBearMark = false
    for scalar in text.unicodeScalars {
      if LetterFolding.isMark(scalar) {
        guard canBearMark else { return nil }
        continue
      }
      guard isSimple(scalar) else { return foldedAsPhrase(text) }
      if let letter = LetterFolding.fold(scalar) {
        letters.append(letter)
        canBearMark = true
      } else {
        guard let place = Phrase.place(of: Character(scalar)), place != .space else { return nil }
        canBearMark = false
      }
    }
    return letters.isEmpty ? nil : letters
  }

  /// Whether a scalar begins a character of its own whatever stands beside it; then a word need not
  /// be taken apart into characters, which takes ten times as long.
  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " "..."~", "\u{2010}", "\u{2011}", "\u{2019}": true
    case _: FoldedLetters.lookUp(scalar.value)?.letter != nil
    }
  }

  private static func foldedAsPhrase(_ text: String) -> [Unicode.Scalar]? {
    guard let phrase = try? Phrase(text), phrase.lettersOfWords.count == 1 else { return nil }
    return phrase.folded
  }
}
