/// A word or a few, as a puzzle of letters: what is laid, and what is shown from the start.
public struct Phrase: Equatable, Hashable, Sendable {
  /// A letter of a phrase.
  public struct Letter: Equatable, Hashable, Sendable {
    /// The capital with its accents, as a tile shows it; a letter without one capital as it stands.
    public let capital: Character
    /// The letter with case and accents put aside: by this letters are compared.
    public let folded: Unicode.Scalar
  }

  /// What stands at a place of a phrase.
  public enum Place: Equatable, Hashable, Sendable {
    /// A letter: a target to be filled.
    case letter
    /// The space between two words.
    case space
    /// A hyphen, of whatever kind.
    case hyphen
    /// An apostrophe, straight or curly.
    case apostrophe
  }

  /// The phrase as it was written.
  public let text: String
  /// The letters, first to last.
  public let letters: [Letter]
  /// What stands where: one place for each letter, space, hyphen and apostrophe.
  public let places: [Place]

  /// Reads a phrase.
  ///
  /// - Parameter text: Letters of any script with their accents, spaces, hyphens and apostrophes.
  /// - Throws: ``PhraseFault`` at the first thing that does not belong into a phrase.
  public init(_ text: String) throws(PhraseFault) {
    var letters: [Letter] = []
    var places: [Place] = []
    var lettersOfWord = 0
    for character in text {
      if let folded = LetterFolding.fold(character) {
        letters.append(Letter(capital: Self.capital(of: character), folded: folded))
        lettersOfWord += 1
      }
      guard let place = Self.place(of: character) else { throw .sign(character) }
      if place == .space {
        guard lettersOfWord > 0 else { throw .emptyWord }
        lettersOfWord = 0
      }
      places.append(place)
    }
    guard lettersOfWord > 0 else { throw .emptyWord }
    (self.text, self.letters, self.places) = (text, letters, places)
  }
}

extension Phrase {
  /// The letters with case and accents put aside, first to last: phrases with the same are the same
  /// phrase, however they are written.
  public var folded: [Unicode.Scalar] { letters.map(\.folded) }

  /// The folded letters in the order of their code points: anagrams have the same.
  public var sortedLetters: [Unicode.Scalar] { folded.sorted() }

  /// The letters of each word; words are what spaces part.
  public var lettersOfWords: [Int] {
    places.split(separator: .space).map { word in word.count { $0 == .letter } }
  }

  /// Whether this is made of exactly the letters of another phrase, each as often, and is not that
  /// phrase itself.
  public func isAnagram(of other: Phrase) -> Bool {
    letters.count == other.letters.count && folded != other.folded
      && sortedLetters == other.sortedLetters
  }

  /// What stands at the place of a character, or `nil` if it has none in a phrase.
  static func place(of character: Character) -> Place? {
    switch character {
    case " ": .space
    case "-", "\u{2010}", "\u{2011}": .hyphen
    case "'", "\u{2019}": .apostrophe
    case _: LetterFolding.fold(character) == nil ? nil : .letter
    }
  }

  private static func capital(of character: Character) -> Character {
    let capital = character.uppercased()
    return capital.count == 1 ? Character(capital) : character
  }
}
