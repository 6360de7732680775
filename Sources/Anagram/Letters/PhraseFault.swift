import ArcadeCore

/// Why a text is no phrase.
public enum PhraseFault: Error, Equatable {
  /// A digit, a sign, or anything else that no tile can show.
  case sign(Character)
  /// A word has no letter: a space stands at an end or beside another, or there is no text at all.
  case emptyWord
}

extension PhraseFault: CustomStringConvertible {
  /// What is wrong and what to do, as a clause.
  public var description: String {
    switch self {
    case .sign(let character):
      "'\(PrintableText.escaped(String(character)))' is no letter: "
        + "write letters, spaces, hyphens and apostrophes alone"
    case .emptyWord: "a word has no letter: write letters, with one space between words"
    }
  }
}
