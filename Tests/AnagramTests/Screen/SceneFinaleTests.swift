import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct SceneFinaleTests {
  @Test func `a solved row has its stars for at most three seconds, then the next is dealt`() throws
  {
    var play = try ScenePlay(try [ScenePlay.silent, ScenePlay.dirtyRoom])
    play.type(allBut: 0)
    #expect(play.game.puzzle.number == 2)
    #expect(play.header.title.hasSuffix("1 of 2"))
    #expect(play.canvas().text.contains("★"))
    play.wait(2300)
    #expect(!play.scene.holdsClock(at: play.now))
    #expect(play.header.title.hasSuffix("2 of 2"))
    #expect(play.scene.nextFrame(after: play.now) != nil)
    play.wait(1000)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(!play.canvas().text.contains("★"))
  }

  @Test(arguments: [
    Key.tab, .escape, .character("?"), .character(">"), .character("e"), .control("l"),
  ])
  func `any key ends the stars and does nothing else`(key: Key) throws {
    var play = try ScenePlay(try [ScenePlay.silent, ScenePlay.dirtyRoom])
    play.type(allBut: 0)
    let game = play.game
    #expect(play.press(key) == .changed)
    #expect(!play.scene.holdsClock(at: play.now))
    #expect(play.game == game)
  }

  @Test func `a click ends them too, a moved pointer does not`() throws {
    var play = try ScenePlay(try [ScenePlay.silent, ScenePlay.dirtyRoom])
    play.type(allBut: 0)
    for action in [Mouse.Action.drag, .release, .wheelUp, .otherPress] {
      play.mouse(action, Point(x: 40, y: 4))
      #expect(play.scene.holdsClock(at: play.now))
    }
    #expect(play.mouse(.press, Point(x: 40, y: 4)) == .changed)
    #expect(!play.scene.holdsClock(at: play.now))
  }

  @Test func `skipping shows the answer for two seconds, while the clock stands`() throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom, ScenePlay.dirtyRoom])
    play.type("di")
    play.wait(3000)
    let clock = play.header.fields[1].value
    play.press(.character(">"))
    #expect(play.message == "The answer was DIRTY ROOM: 10 points lost.")
    #expect(play.header.fields[1].value == clock)
    #expect(play.scene.holdsClock(at: play.now))
    #expect(play.canvas().text.filter { $0.isLetter } == "DIRTYROOM")
    // Nothing moves but the score, and then nothing until the next deal.
    play.wait(300)
    #expect(play.scene.nextFrame(after: play.now) == play.now.adding(milliseconds: 1700))
    play.wait(1700)
    #expect(!play.scene.holdsClock(at: play.now))
    #expect(play.header.fields[1].value == "10:00")
  }

  @Test func `without motion the next is there at once, and the message tells the answer`() throws {
    var play = try ScenePlay(
      try [ScenePlay.dirtyRoom, ScenePlay.dirtyRoom], look: Look(motion: false))
    play.press(.character(">"))
    #expect(!play.scene.holdsClock(at: play.now))
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(play.message == "The answer was DIRTY ROOM. Anagram 2 of 2: 9 letters.")
    play.type(allBut: 0)
    #expect(play.game.end == .finished)
    #expect(play.message == "DIRTY ROOM is solved.")
    #expect(play.scene.dueSounds(at: play.now).last == .win)
  }

  @Test func `time up in the middle of a drag drops it and leaves the answer on the board`() throws
  {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom], seconds: 30)
    play.type("d")
    play.wait(29_000)
    play.mouse(.press, play.middle(ofTile: try #require(play.tile("Y"))))
    play.mouse(.drag, Point(x: 40, y: 9))
    play.wait(1000)
    #expect(play.game.end == .timeUp)
    #expect(play.mouse(.release, play.middle(ofTarget: 5)) == .ignored)
    #expect(play.canvas().text.filter { $0.isLetter } == "DIRTYROOM")
    #expect(play.message == "The time is up: the answer was DIRTY ROOM.")
    #expect(play.header.fields[1].value == "!00:00")
    #expect(play.scene.nextFrame(after: play.now) == play.now.adding(milliseconds: 2000))
    let canvas = play.canvas()
    play.wait(2000)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(play.canvas() == canvas)
    #expect(
      play.scene.closing(play.game) == [
        "The time is up: the answer was DIRTY ROOM.", "0 of 1 anagrams solved, with 0 hints.",
      ])
  }

  @Test func `time up during a hint lands its tile, and the answer stands there`() throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom], seconds: 30)
    play.wait(29_500)
    play.press(.tab)
    play.wait(500)
    #expect(play.game.end == .timeUp)
    #expect(play.canvas().text.filter { $0.isLetter } == "DIRTYROOM")
    #expect(play.header.fields[0].key == nil)
    play.wait(2000)
    #expect(play.scene.nextFrame(after: play.now) == nil)
  }

  @Test func `while paused nothing moves, and no time is lost`() throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom], seconds: 30)
    play.wait(29_500)
    play.press(.tab)
    play.mouse(.press, play.middle(ofTile: 2))
    play.scene.settle(play.game)
    // The stage lets the clock stand: frames go by, the time of play does not.
    play.now = play.now.adding(milliseconds: 60_000)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(play.header.fields[1].value == "!00:01")
    play.wait(499)
    #expect(play.game.end == nil)
    play.wait(1)
    #expect(play.game.end == .timeUp)
  }

  @Test(
    arguments: [
      (0, 600, "10:00", false), (1, 600, "10:00", false), (1000, 600, "09:59", false),
      (589_999, 600, "00:11", false), (590_000, 600, "!00:10", true),
      (599_999, 600, "!00:01", true),
      (0, 3600, "1:00:00", false), (1000, 3600, "59:59", false), (0, 36_000, "10:00:00", false),
    ])
  func `what is left of the time`(played: Int64, limit: Int, shown: String, isWarning: Bool) throws
  {
    var play = try ScenePlay(try [ScenePlay.silent], seconds: limit)
    play.time = PlayTime(milliseconds: played)
    let field = play.header.fields[1]
    #expect(field.value == shown)
    #expect(field.style == (isWarning ? Style(.loss, bold: true) : .plain))
    #expect(field.width >= shown.utf8.count)
  }

  @Test func `relaxed, the time of play counts up`() throws {
    var play = try ScenePlay(try [ScenePlay.silent], relaxed: true)
    play.time = PlayTime(milliseconds: 3_725_900)
    #expect(play.header.fields[1].value == "1:02:05")
    #expect(play.header.fields[1].style == .plain)
  }

  @Test func `the score counts up in half a second, down in a quarter`() throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom])
    play.type("d")
    #expect(play.header.fields[2].value == "0")
    play.wait(250)
    #expect(play.header.fields[2].value == "5")
    play.wait(250)
    #expect(play.header.fields[2].value == "10")
    play.type("m")
    play.wait(249)
    #expect(play.header.fields[2].value == "6")
    play.wait(1)
    #expect(play.header.fields[2].value == "5")
  }

  @Test func `every message fits a line`() throws {
    var play = try ScenePlay(try [ScenePlay.longest, ScenePlay.longest], points: 10_000)
    for move in [AnagramMove.hint, .place(letter: "e", target: 28), .skip, .hint, .giveUp] {
      #expect(Glyphs.width(of: play.message) <= 78)
      play.make(move)
      play.wait(100)
    }
    #expect(Glyphs.width(of: play.message) <= 78)
  }
}
