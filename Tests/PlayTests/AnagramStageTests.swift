import Anagram
import ArcadeCore
import Scores
import Terminal
import Testing

@testable import Play

/// The anagram game as the stage runs it: its clock, its button, its drags in the screen's cells.
struct AnagramStageTests {
  private let kept = TestStore()
  private let size = Size(width: 80, height: 24)

  /// A game of 180 seconds.
  private func stage() throws -> Stage<AnagramScene> {
    let levels = LevelShelf.builtIn("anagram")
    let setup = GameSetup(values: ["level": "hard"], levels: levels)
    let table = GameInPlay<AnagramGame>(
      options: try AnagramGame.options(for: setup), seed: .seven, keeper: kept.keeper())
    var stage = Stage<AnagramScene>(table: table, look: Look(), hasSound: true, now: at(0))
    _ = stage.draw(size: size, at: at(0))
    return stage
  }

  private func at(_ milliseconds: Int64) -> FrameTime { FrameTime(milliseconds: milliseconds) }

  private func mouse(
    _ action: Mouse.Action, _ point: Point, _ stage: inout Stage<AnagramScene>, at now: Int64
  ) {
    stage.take(.mouse(Mouse(action, at: point)), at: at(now))
    _ = stage.draw(size: size, at: at(now))
  }

  /// The first cell of the screen, from a row down, that shows a letter of a tile or a border.
  private func place(
    from row: Int, on stage: Stage<AnagramScene>, where isWanted: (Character) -> Bool
  ) throws -> Point {
    for y in row..<20 {
      for x in 1..<80 where isWanted(Character(stage.drawn[x, y].scalar)) {
        return Point(x: x, y: y)
      }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test func `time that is up in a pause was not played`() throws {
    var stage = try stage()
    stage.take(.key(.tab), at: at(179_500))
    stage.take(.focus(false), at: at(179_600))
    _ = stage.advance(to: at(999_000))
    #expect(!stage.table.isOver)
    stage.take(.key(.space), at: at(999_000))
    _ = stage.advance(to: at(999_399))
    #expect(!stage.table.isOver)
    _ = stage.advance(to: at(999_400))
    #expect(stage.table.game.end == .timeUp)
    #expect(stage.table.playTime(now: 2_000_000) == PlayTime(milliseconds: 180_000))
    #expect(stage.draw(size: size, at: at(999_400)).text.contains("The time is up"))
    #expect(!stage.awaitsResult(at: at(999_400)))
    #expect(stage.awaitsResult(at: at(1_001_400)))
  }

  @Test func `time up in the middle of a drag drops it, and no move is made`() throws {
    var stage = try stage()
    let tile = try place(from: 8, on: stage) { $0.isLetter }
    let target = try place(from: 1, on: stage) { $0 == "┃" }
    mouse(.press, tile, &stage, at: 100_000)
    mouse(.drag, Point(x: 40, y: 8), &stage, at: 170_000)
    #expect(stage.draw(size: size, at: at(170_000)).text.contains("░"))
    _ = stage.advance(to: at(180_000))
    #expect(stage.table.game.end == .timeUp)
    #expect(!stage.draw(size: size, at: at(180_000)).text.contains("░"))
    mouse(.release, Point(x: target.x + 2, y: target.y), &stage, at: 180_100)
    #expect(!stage.table.hasMoves)
  }

  @Test func `the hint's button is clicked once, the rest of its line lets the pointer through`()
    throws
  {
    var stage = try stage()
    let button = try place(from: 0, on: stage) { $0 == "[" }
    #expect(button.y == 0)
    mouse(.press, Point(x: 30, y: 0), &stage, at: 1_000)
    #expect(!stage.table.hasMoves)
    for now in [2_000, 2_400, 3_400] {
      mouse(.press, Point(x: button.x + 3, y: 0), &stage, at: Int64(now))
    }
    #expect(stage.table.recording.text == "?:2000")
    // The tile has landed, and that was drawn.
    _ = stage.draw(size: size, at: at(3_500))
    mouse(.press, Point(x: button.x + 3, y: 0), &stage, at: 3_600)
    #expect(stage.table.game.hintsTaken == 2)
  }

  @Test func `the clock stands from the last tile until the next puzzle is shown`() throws {
    var stage = try stage()
    var now: Int64 = 0
    while stage.table.game.puzzle.number == 1 {
      now += 2_000
      stage.take(.key(.tab), at: at(now))
    }
    #expect(!stage.table.clock.isRunning)
    let played = stage.table.playTime(now: now)
    while !stage.table.clock.isRunning {
      now = try #require(stage.deadline(after: at(now))).milliseconds
      _ = stage.advance(to: at(now))
    }
    #expect(stage.table.playTime(now: now) == played)
    #expect(stage.table.game.dealtAt == played)
    #expect(stage.draw(size: size, at: at(now)).text.contains("03:00"))
  }
}
