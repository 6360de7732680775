/// What makes two letters one: case and accents are put aside, so that É, é and e are all `e`.
///
/// Letters that share a capital are one letter too, as a tile shows the capital: ς and σ, ı and i.
/// Letters with no accent to put aside (ß, æ, ø, ł) are letters of their own.
public enum LetterFolding {
  /// The letter that a scalar is when case and accents are put aside.
  ///
  /// - Parameter scalar: Any scalar; a combining mark is none.
  /// - Returns: The small letter without its marks, or `nil` if the scalar is no letter.
  public static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "a"..."z": return scalar
    case "A"..."Z": return Unicode.Scalar(scalar.value | 0x20)
    case "\0"..."\u{7F}": return nil
    case _: break
    }
    if let known = FoldedLetters.lookUp(scalar.value) { return known.letter }
    guard isLetter(scalar) else { return nil }
    let capital = only(scalar.properties.uppercaseMapping) ?? scalar
    let small = only(capital.properties.lowercaseMapping) ?? capital
    return small == scalar ? small : fold(small)
  }

  /// The letter that a character is when case and accents are put aside.
  ///
  /// - Parameter character: What is seen as one letter, its accents in it or after it.
  /// - Returns: The small letter without its marks, or `nil` if the character is no letter.
  public static func fold(_ character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().allSatisfy(isMark) else { return nil }
    return fold(first)
  }

  /// Whether a scalar is an accent that stands behind its letter (U+0300 to U+036F).
  public static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{300}"..."\u{36F}").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    case _: false
    }
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
