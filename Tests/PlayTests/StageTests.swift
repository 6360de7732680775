import ArcadeCore
import Scores
import Terminal
import TestSupport
import Testing

@testable import Play

struct StageTests {
  private let kept = TestStore()
  private let size = Size(width: 80, height: 24)

  private func stage() -> Stage<ToyScene> {
    Stage(table: kept.table(), look: Look(), hasSound: true, now: at(0))
  }

  private func at(_ milliseconds: Int64) -> FrameTime { FrameTime(milliseconds: milliseconds) }

  private func keys(_ text: String) -> [Input] { text.map { .key(.character($0)) } }

  /// Draws, takes an input, for each of them.
  private func take(_ inputs: [Input], _ stage: inout Stage<ToyScene>, at now: Int64) {
    for input in inputs {
      _ = stage.draw(size: size, at: at(now))
      stage.take(input, at: at(now))
    }
  }

  private func text(_ stage: inout Stage<ToyScene>, at now: Int64) -> String {
    stage.draw(size: size, at: at(now)).text
  }

  @Test func `a game under way`() {
    var stage = stage()
    take(keys("5"), &stage, at: 1_000)
    expectSnapshot(text(&stage, at: 61_000), named: "stage-game")
  }

  @Test(arguments: [("?", "stage-help"), ("p", "stage-paused"), ("\u{1B}", "stage-menu")])
  func `help, pause and menu hide the board`(key: String, golden: String) {
    var stage = stage()
    take(key == "\u{1B}" ? [.key(.escape)] : keys(key), &stage, at: 1_000)
    let screen = text(&stage, at: 2_000)
    #expect(!screen.contains("sum 3"))
    expectSnapshot(screen, named: golden)
  }

  @Test(arguments: ["?", "p", "n"])
  func `the clock stands while something is over the board`(key: String) {
    var stage = stage()
    take(keys("5" + key), &stage, at: 1_000)
    #expect(stage.table.playTime(now: 31_000) == PlayTime(milliseconds: 1_000))
    take([.key(.escape)], &stage, at: 31_000)
    #expect(stage.overlays.isEmpty)
    #expect(stage.table.playTime(now: 32_000) == PlayTime(milliseconds: 2_000))
  }

  @Test func `the clock stands while the scene holds it, and not longer`() {
    var stage = stage()
    take(keys("h"), &stage, at: 1_000)
    #expect(!stage.table.clock.isRunning)
    #expect(stage.deadline(after: at(1_500)) == at(2_000))
    _ = stage.advance(to: at(1_900))
    #expect(stage.table.playTime(now: 1_900) == PlayTime(milliseconds: 1_000))
    _ = stage.advance(to: at(2_000))
    #expect(stage.table.playTime(now: 2_500) == PlayTime(milliseconds: 1_500))
    take(keys("5"), &stage, at: 2_500)
    #expect(stage.table.recording.text == "h:1000 5:500")
  }

  @Test func `the clock goes on after a pause in the middle of a break`() {
    var stage = stage()
    take(keys("h?"), &stage, at: 1_000)
    take([.key(.escape)], &stage, at: 1_200)
    #expect(stage.table.playTime(now: 1_300) == PlayTime(milliseconds: 1_100))
  }

  @Test func `the screen wakes when a second less is left`() {
    var stage = stage()
    #expect(stage.deadline(after: at(0)) == at(1_000))
    take([.key(.character("p"))], &stage, at: 300)
    take([.key(.space)], &stage, at: 900)
    #expect(stage.deadline(after: at(900)) == at(1_600))
  }

  @Test func `the menu presses keys of the game`() {
    var stage = stage()
    take([.key(.escape)] + keys("9"), &stage, at: 1_000)
    #expect(stage.overlays.isEmpty)
    #expect(stage.table.recording.text == "9:1000")
  }

  @Test func `a long menu shows the entries round the cursor`() {
    var stage = stage()
    stage.take(.key(.escape), at: at(0))
    let small = Size(width: 40, height: 16)
    expectSnapshot(stage.draw(size: small, at: at(0)).text, named: "stage-menu-compact")
    for _ in 1...8 { stage.take(.key(.down), at: at(0)) }
    expectSnapshot(stage.draw(size: small, at: at(0)).text, named: "stage-menu-compact-end")
  }

  @Test func `who may choose is asked again on demand`() {
    var stage = Stage<ToyScene>(
      table: kept.table(), look: Look(), hasSound: true, hasChoice: true, now: at(0))
    take([.key(.escape)] + keys("o"), &stage, at: 100)
    #expect(stage.exit == .other)

    stage = self.stage()
    take([.key(.escape)] + keys("o"), &stage, at: 100)
    #expect(stage.exit == nil)
  }

  @Test func `losing the focus pauses, coming back does not go on, a key does`() {
    var stage = stage()
    take([.focus(false)], &stage, at: 1_000)
    #expect(stage.overlays == [.paused])
    take([.focus(true)], &stage, at: 2_000)
    #expect(stage.overlays == [.paused])
    take(keys("5"), &stage, at: 3_000)
    #expect(stage.overlays.isEmpty)
    #expect(stage.table.game.score == 3)
  }

  @Test func `pasted text does nothing`() {
    var stage = stage()
    take([.paste("q5n")], &stage, at: 1_000)
    #expect(stage.exit == nil)
    #expect(stage.table.game.score == 3)
  }

  @Test func `time spent stopped is no play`() {
    var stage = stage()
    stage.wasStopped(from: at(2_000), to: at(60_000))
    #expect(stage.table.playTime(now: 61_000) == PlayTime(milliseconds: 3_000))
  }

  @Test func `leaving keeps the game for later`() {
    var stage = stage()
    take(keys("5q"), &stage, at: 1_000)
    #expect(stage.exit == .left)
    #expect(kept.store.gamesLeftBehind().map(\.movesText) == ["5:1000"])
  }

  @Test func `a new game is asked for once a move was made`() {
    var stage = stage()
    take(keys("n"), &stage, at: 500)
    #expect(stage.exit == .again)

    stage = self.stage()
    take(keys("5n"), &stage, at: 1_000)
    #expect(stage.exit == nil)
    expectSnapshot(text(&stage, at: 1_000), named: "stage-question")
    take(keys("y"), &stage, at: 2_000)
    #expect(stage.exit == .again)
    #expect(kept.store.finishedWaiting().map(\.result.marks) == [["unfinished"]])
  }

  @Test func `the result comes when nothing moves any more`() throws {
    var stage = stage()
    take(keys("99"), &stage, at: 1_000)
    #expect(stage.table.isOver)
    #expect(!stage.awaitsResult(at: at(1_999)))
    #expect(stage.awaitsResult(at: at(2_000)))
    stage.showResult(ResultPlace(["Rank 1 of 3: the best so far."], isBest: true), at: at(2_000))
    expectSnapshot(text(&stage, at: 2_000), named: "stage-result")
    take(keys("nq"), &stage, at: 2_999)
    #expect(stage.exit == nil, "typed before the result was seen")
    let another = try #require(stage.drawn.targets.first { $0.key == .character("n") })
    var clicked = stage
    let place = Point(x: another.rect.x, y: another.rect.y)
    take([.mouse(Mouse(.press, at: place))], &clicked, at: 2_999)
    #expect(clicked.exit == .again, "nobody clicks ahead on what is not there yet")
    take([.key(.space)], &stage, at: 3_000)
    #expect(stage.exit == nil)
    take([.key(.escape)], &stage, at: 3_050)
    #expect(stage.overlays.isEmpty)
    #expect(!stage.awaitsResult(at: at(3_050)))
    #expect(text(&stage, at: 3_050).contains("n new game"))
    take(keys("n"), &stage, at: 3_100)
    #expect(stage.exit == .again)
  }

  @Test func `time up ends the game by itself`() {
    var stage = stage()
    take(keys("5"), &stage, at: 1_000)
    #expect(stage.deadline(after: at(3_000)) == at(4_000))
    #expect(stage.deadline(after: at(9_900)) == at(10_000))
    _ = stage.advance(to: at(10_000))
    #expect(stage.table.game.end == .timeUp)
  }

  @Test func `a click on a target is its key, also in the line of keys`() throws {
    var stage = stage()
    let canvas = stage.draw(size: size, at: at(0))
    let target = try #require(canvas.targets.first { $0.key == .character("h") })
    let click = Mouse(.press, at: Point(x: target.rect.x, y: target.rect.y))
    take([.mouse(click)], &stage, at: 100)
    #expect(stage.table.game.hintsTaken == 1)
    let help = try #require(canvas.targets.first { $0.key == .character("?") })
    take([.mouse(Mouse(.press, at: Point(x: help.rect.x, y: help.rect.y)))], &stage, at: 100)
    #expect(stage.overlays.count == 1)
  }

  @Test func `the sound key silences, and sounds again`() {
    var stage = stage()
    take(keys("1"), &stage, at: 0)
    #expect(stage.advance(to: at(0)) == [.tick])
    take(keys("m1"), &stage, at: 100)
    #expect(stage.advance(to: at(100)) == [])
    take(keys("m1"), &stage, at: 200)
    #expect(stage.advance(to: at(200)) == [.tick])
  }

  @Test(arguments: [
    Size(width: 39, height: 24), Size(width: 80, height: 15), Size(width: 1, height: 1),
  ])
  func `a screen that is too small says what it needs, and never more than fits`(size: Size) {
    var stage = stage()
    let small = stage.draw(size: size, at: at(0))
    #expect(
      "needs 40x16, has \(size.width)x\(size.height)".hasPrefix(small.text.prefix { $0 != "\n" }))
    #expect(
      stage.draw(size: self.size, at: at(0)) == self.stage().picture(size: self.size, at: at(0)))
  }

  @Test(arguments: [(40, 16), (80, 24), (100, 32), (200, 60)])
  func `every size down to the smallest shows all parts`(width: Int, height: Int) {
    var stage = stage()
    let screen = stage.draw(size: Size(width: width, height: height), at: at(0)).text
    for part in ["TOY", "score", "sum 3", "hint", "? help", "leave"] {
      #expect(screen.contains(part), "\(part) at \(width)x\(height)")
    }
  }
}
