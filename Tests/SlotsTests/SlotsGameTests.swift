import ArcadeCore
import Slots
import Testing

struct SlotsGameTests {
  /// Computed by a program of its own from the rules: the published generator, a draw below six a
  /// wheel by the upper half of the product.
  @Test(
    arguments: [
      (
        0,
        [[5, 2, 0, 5, 0], [1, 1, 4, 1, 5], [2, 4, 3, 3, 4], [3, 2, 4, 1, 5], [5, 3, 5, 1, 5]]
      ),
      (
        1,
        [[3, 4, 5, 2, 2], [4, 5, 3, 1, 4], [2, 3, 2, 3, 2], [1, 3, 4, 4, 5], [0, 0, 2, 0, 1]]
      ),
      (
        42,
        [[4, 0, 1, 2, 0], [5, 1, 4, 2, 3], [1, 2, 3, 3, 3], [1, 0, 2, 0, 4], [5, 0, 3, 3, 0]]
      ),
      (9_007_199_254_740_991, [[0, 1, 3, 1, 2], [5, 1, 1, 4, 4], [2, 1, 0, 5, 1]]),
    ] as [(UInt64, [[Int]])])
  func `a seed gives the same faces for ever`(seed: UInt64, faces: [[Int]]) throws {
    var game = try Self.game(seed: seed)
    for _ in faces { _ = try game.play(.spin(bet: 1), at: .zero) }
    #expect(game.spins.map(\.faces) == faces)
  }

  static func game(_ machine: String = "classic", seed: UInt64) throws -> SlotsGame {
    SlotsGame(options: try Machines.builtIn(machine), seed: try #require(Seed(seed)))
  }
}
