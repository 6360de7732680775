import ArcadeCore
import Scores

/// A game of one kind that was left behind, and whether it can be played on.
struct LeftBehind<Rules: ArcadeGame> {
  /// What the journal holds.
  let game: OpenGame
  /// The record to play on from, or why there is none.
  let recording: Result<Recording<Rules>, Obstacle>

  /// Why a game cannot be played on, in a sentence; it can still be finished as it stands.
  struct Obstacle: Error, Equatable {
    let reason: String
  }

  /// Looks at a game that was left behind.
  ///
  /// - Parameters:
  ///   - game: One of the store's, of this kind.
  ///   - levels: The level files at hand.
  init(_ game: OpenGame, levels: [LevelFile]) {
    self.game = game
    recording = Self.recording(of: game, levels: levels)
  }

  /// The hints that the game's moves have taken.
  var hintsTaken: Int { (try? recording.get().replay().hintsTaken) ?? 0 }

  private static func recording(
    of game: OpenGame, levels: [LevelFile]
  ) -> Result<Recording<Rules>, Obstacle> {
    guard game.header.rules == Rules.rulesVersion else {
      return .failure(Obstacle(reason: "It was begun by other rules."))
    }
    guard let seed = game.header.seed.flatMap({ Seed($0) }) else {
      return .failure(Obstacle(reason: "Its seed is missing."))
    }
    do throws(SetupFault) {
      let level = game.header.level.flatMap { LevelIdentity(text: $0) }
      let options = try Rules.options(mode: game.header.mode, level: level, levels: levels)
      return recording(options, seed, game.movesText)
    } catch {
      return .failure(Obstacle(reason: error.description))
    }
  }

  private static func recording(
    _ options: Rules.Options, _ seed: Seed, _ moves: String
  ) -> Result<Recording<Rules>, Obstacle> {
    do throws(RecordingFault) {
      let recording = try Recording<Rules>(options: options, seed: seed, text: moves)
      let isOver = try recording.replay().isOver
      return isOver ? .failure(Obstacle(reason: "Its moves end it.")) : .success(recording)
    } catch {
      return .failure(Obstacle(reason: error.description))
    }
  }
}
