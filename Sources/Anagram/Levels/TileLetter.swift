/// A letter as its tile shows it, and as it is compared.
public struct TileLetter: Equatable, Hashable, Sendable {
  /// The capital that the tile shows; a letter that has no single capital stays as it is.
  public let shown: Character
  /// The letter with case and accents put aside, as moves name it.
  public let folded: Unicode.Scalar

  /// Makes the tile of a letter.
  ///
  /// - Parameters:
  ///   - letter: The letter as its phrase has it.
  ///   - folded: The letter with case and accents put aside.
  init(_ letter: Character, folded: Unicode.Scalar) {
    shown = Self.capital(of: letter)
    self.folded = folded
  }

  /// The capital of a letter; one that has none, or more than one as ß, stays as it is.
  static func capital(of letter: Character) -> Character {
    let capital = letter.uppercased()
    guard let single = capital.first, capital.count == 1 else { return letter }
    return single
  }
}
