import ArcadeCore

/// The order in which the lines name the free tiles of a puzzle; it is no part of the game.
struct TileOrder {
  /// How often tiles were shuffled: the stream of the seed that the next order comes from.
  private var shuffles: UInt64 = 0
  private var puzzle = 0
  private var tiles: [Int] = []

  /// The indices of the free tiles, as dealt until they are shuffled.
  func freeTiles(of puzzle: AnagramPuzzle) -> [Int] {
    let free = puzzle.freeTiles
    guard puzzle.number == self.puzzle else { return free }
    return tiles.filter(free.contains)
  }

  /// Puts the free tiles in an order that reads differently, if there is one.
  ///
  /// Rules draw from stream 0, so that a shuffle changes no puzzle.
  mutating func shuffle(_ game: AnagramGame) {
    let before = freeTiles(of: game.puzzle)
    func letters(_ tiles: [Int]) -> [Unicode.Scalar] { tiles.map { game.puzzle.tiles[$0].folded } }
    shuffles += 1
    var generator = SplitMix64(seed: game.seed, stream: shuffles)
    tiles = before
    guard Set(letters(before)).count > 1 else { return }
    while letters(tiles) == letters(before) { tiles = generator.shuffled(before) }
    puzzle = game.puzzle.number
  }
}
