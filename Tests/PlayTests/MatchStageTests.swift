import ArcadeCore
import Match
import Scores
import Terminal
import Testing

@testable import Play

/// Match as the stage runs it: its history in the line of the message.
struct MatchStageTests {
  private let kept = TestStore()
  private let size = Size(width: 80, height: 24)

  private func at(_ milliseconds: Int64) -> FrameTime { FrameTime(milliseconds: milliseconds) }

  @Test func `a game that is ended from the menu is shown as it is now`() throws {
    let options = try MatchGame.options(for: GameSetup())
    let table = GameInPlay<MatchGame>(options: options, seed: .seven, keeper: kept.keeper())
    var stage = Stage<MatchScene>(table: table, look: Look(), hasSound: false, now: at(0))
    for key in [Key.character("1"), .character("1"), .character("1"), Key(.pageUp)] {
      stage.take(.key(key), at: at(1_000))
    }
    #expect(stage.draw(size: size, at: at(9_000)).text.contains("2 of 3: "))
    for key in [Key.escape, .character("e"), .character("y")] {
      stage.take(.key(key), at: at(9_000))
    }
    #expect(stage.table.isStopped)
    #expect(stage.awaitsResult(at: at(9_000)))
    let text = stage.draw(size: size, at: at(9_000)).text
    #expect(!text.contains("2 of 3: ") && !text.contains("PgDn"))
    let fresh = MatchScene(game: stage.table.game, look: Look())
    let now = fresh.message(stage.table.game, at: at(9_000))
    #expect(stage.scene.message(stage.table.game, at: at(9_000)) == now)
  }
}
