import ArcadeCore

extension AnagramPuzzle {
  /// Deals an anagram's tiles in an order that is none of its answers.
  ///
  /// The tiles are shuffled anew until that is so, which always comes: the order of the phrase that
  /// is dealt is no answer either.
  ///
  /// - Parameters:
  ///   - entry: The anagram.
  ///   - number: The puzzle's number in the game, from 1.
  ///   - generator: The source of chance.
  init(dealing entry: AnagramEntry, number: Int, using generator: inout SplitMix64) {
    var tiles: [Phrase.Letter]
    repeat {
      tiles = generator.shuffled(entry.tiles.letters)
    } while entry.answerLetters.contains(tiles.map(\.folded))
    self.init(entry: entry, number: number, tiles: tiles)
  }
}
