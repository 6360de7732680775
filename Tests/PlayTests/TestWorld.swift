import ArcadeCore
import Foundation
import Scores

@testable import Play

/// A store in a folder of its own, which goes with it.
final class TestStore {
  let folder: String
  let store: Store

  init(files: Files = .live()) {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("arcade-play-\(UUID().uuidString)").path
    store = Store(location: StoreLocation(folder: folder), files: files)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What is known of a toy game before its first move.
  func header(mode: String = "short") -> GameHeader {
    GameHeader(
      kind: "toy", mode: mode, seed: 7, rules: 1, start: Timestamp(milliseconds: 1_000_000))
  }

  /// A keeper of toy games.
  func keeper(mode: String = "short") -> Keeper {
    Keeper(store: store, header: header(mode: mode)) { Timestamp(milliseconds: 2_000_000) }
  }

  /// A toy game on the table, dealt with seed 7.
  func table(options: ToyGame.Options = ToyGame.Options()) -> GameInPlay<ToyGame> {
    GameInPlay(
      options: options, seed: .seven, keeper: keeper(mode: ToyGame.mode(of: options)))
  }
}

extension Seed {
  /// The seed of most tests.
  static let seven = Seed(randomBits: 7 << 11)
}
