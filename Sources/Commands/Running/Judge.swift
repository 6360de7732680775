import ArcadeCore
import Play
import Scores

/// Plays results of all kinds again, with the levels at hand.
struct Judge: Sendable {
  private let levels: [String: [LevelFile]]

  /// Collects the levels of every game.
  ///
  /// - Parameters:
  ///   - ownFolder: A folder of the player's own, looked at first.
  ///   - world: Everything outside.
  /// - Throws: ``CommandFault`` if the folder cannot be read.
  init(ownFolder: String?, in world: World) throws(CommandFault) {
    var levels: [String: [LevelFile]] = [:]
    let shelf = LevelFiles(ownFolder: ownFolder, in: world)
    for game in Catalog.games { levels[game.name] = try shelf.files(of: game) }
    self.levels = levels
  }

  /// Plays a result again.
  func verdict(on result: GameResult) -> Verdict {
    guard let game = Catalog.game(named: result.kind) else {
      return .cannotBeJudged("This arcade knows no game of that name.")
    }
    return game.judge(result, levels: levels[result.kind] ?? [])
  }
}
