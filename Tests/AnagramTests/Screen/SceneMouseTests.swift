import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct SceneMouseTests {
  @Test func `a tile dragged to its target is laid there`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    let tile = try #require(play.tile("L"))
    play.mouse(.press, play.middle(ofTile: tile))
    // Reports are coarse: the pointer jumps.
    play.mouse(.drag, Point(x: 40, y: 9))
    let reply = play.mouse(.release, play.middle(ofTarget: 3))
    #expect(reply == .move(.place(letter: "l", target: 3)))
    #expect(play.game.puzzle.locked[2] == tile)
    #expect(play.game.score == 10)
    #expect(play.scene.choice == 1)
  }

  @Test func `a wrong tile slides back and costs half`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.type("s")
    play.wait(700)
    let before = play.canvas()
    let tile = try #require(play.tile("T"))
    play.mouse(.press, play.middle(ofTile: tile))
    #expect(play.mouse(.release, play.middle(ofTarget: 3)) == .move(.place(letter: "t", target: 3)))
    #expect(play.message == "T does not go there: 5 points lost.")
    play.wait(1000)
    #expect(play.canvas() == before)
    #expect(play.game.score == 5)
  }

  @Test(arguments: [
    Point(x: 2, y: 7), Point(x: 0, y: -1), Point(x: 500, y: 90), Point(x: -3, y: -9),
  ])
  func `dropped beside every target it slides back, and nothing happens`(point: Point) throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    let (game, before) = (play.game, play.canvas())
    play.mouse(.press, play.middle(ofTile: 0))
    play.mouse(.drag, point)
    #expect(play.canvas() != before)
    #expect(play.mouse(.release, point) == .changed)
    #expect(play.scene.nextFrame(after: play.now) != nil)
    play.wait(400)
    #expect(play.canvas() == before)
    #expect(play.game == game)
    #expect(play.scene.nextFrame(after: play.now) == nil)
  }

  @Test func `a drop beside the targets leaves no word of what was lost before`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    let before = play.message
    play.type("t")
    #expect(play.message.hasPrefix("T does not go there"))
    play.wait(700)
    play.mouse(.press, play.middle(ofTile: 0))
    play.mouse(.drag, Point(x: 2, y: 7))
    play.mouse(.release, Point(x: 2, y: 7))
    #expect(play.message == before)
  }

  @Test func `a filled target refuses it, free, and it slides back`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.type("s")
    play.wait(700)
    let (game, before) = (play.game, play.canvas())
    let tile = try #require(play.tile("T"))
    play.mouse(.press, play.middle(ofTile: tile))
    play.mouse(.release, play.middle(ofTarget: 1))
    #expect(play.message == "Target 1 is filled: choose an open one.")
    #expect(play.scene.nextFrame(after: play.now) != nil)
    play.wait(400)
    #expect(play.canvas() == before)
    #expect(play.game == game)
  }

  @Test func `a click on a tile lays it on the chosen target`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    let point = play.middle(ofTile: try #require(play.tile("S")))
    #expect(play.mouse(.press, point) == .changed)
    #expect(play.mouse(.release, point) == .move(.place(letter: "s", target: 1)))
    #expect(play.scene.choice == 2)
  }

  @Test func `a click on an open target chooses it, on a filled one nothing`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.type("s")
    play.mouse(.press, play.middle(ofTarget: 5))
    #expect(play.scene.choice == 5)
    #expect(play.mouse(.press, play.middle(ofTarget: 1)) == .ignored)
    #expect(play.scene.choice == 5)
    #expect(play.mouse(.release, play.middle(ofTarget: 2)) == .ignored)
  }

  @Test func `of two equal tiles the one that was dragged is used`() throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom])
    let tiles = play.game.puzzle.freeTiles.filter { play.game.puzzle.tiles[$0].capital == "R" }
    let (first, second) = (play.middle(ofTile: tiles[0]), play.middle(ofTile: tiles[1]))
    play.mouse(.press, second)
    play.mouse(.release, play.middle(ofTarget: 3))
    play.wait(700)
    let canvas = play.canvas()
    #expect(canvas[first.x, first.y].scalar == "R")
    #expect(canvas[second.x, second.y].scalar == " ")
  }

  @Test func `a held tile follows the pointer with its shadow, and leaves its place empty`() throws
  {
    var play = try ScenePlay(try [ScenePlay.silent])
    let home = play.middle(ofTile: 0)
    let letter = play.canvas()[home.x, home.y]
    play.mouse(.press, home)
    play.mouse(.drag, Point(x: 40, y: 8))
    let canvas = play.canvas()
    #expect(canvas[home.x, home.y].scalar == " ")
    #expect(canvas[40, 8].scalar == letter.scalar)
    #expect(canvas[43, 8].scalar == "░" && canvas[40, 10].scalar == "░")
    #expect(play.scene.nextFrame(after: play.now) == nil)
    play.mouse(.drag, play.middle(ofTarget: 4))
    let target = play.layout.targets[3]
    #expect(play.scene.drag?.target(in: play.layout) == 4)
    #expect(target.contains(play.middle(ofTarget: 4)))
  }

  @Test func `a drag that never ends is dropped by a pause, a new press, a key, another size`()
    throws
  {
    let start = try ScenePlay(try [ScenePlay.silent])
    let before = start.canvas()
    let point = Point(x: 40, y: 8)
    for way in 0..<4 {
      var play = start
      play.mouse(.press, play.middle(ofTile: 2))
      play.mouse(.drag, point)
      switch way {
      case 0: play.scene.settle(play.game)
      case 1: play.mouse(.press, Point(x: 1, y: 1))
      case 2: play.press(Key(.home))
      default:
        play.board = Size(width: 40, height: 12)
        #expect(play.mouse(.drag, Point(x: 10, y: 5)) == .ignored)
        play.board = Size(width: 80, height: 20)
      }
      #expect(play.canvas() == before)
      #expect(play.mouse(.release, play.middle(ofTarget: 1)) == .ignored)
      #expect(play.game == start.game)
    }
  }

  @Test func `on another size a held tile lies at its place until the pointer says more`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.mouse(.press, play.middle(ofTile: 2))
    play.mouse(.drag, Point(x: 70, y: 18))
    play.board = Size(width: 40, height: 12)
    let letters = play.canvas().text.filter { $0.isLetter }
    #expect(letters.sorted() == Array("EILNST"))
  }

  @Test func `other buttons and the wheel change nothing`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    // The line of state lets through what is no button.
    #expect(play.mouse(.press, Point(x: 30, y: -1)) == .ignored)
    for action in [Mouse.Action.otherPress, .wheelUp, .wheelDown, .drag, .release] {
      #expect(play.mouse(action, play.middle(ofTile: 0)) == .ignored)
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `whatever the mouse does, no tile is lost`(seed: UInt64) throws {
    var play = try ScenePlay(
      try [ScenePlay.dirtyRoom, ScenePlay.silent, ScenePlay.longest], relaxed: true, seed: seed)
    var chance = SplitMix64(state: seed)
    let actions = [
      Mouse.Action.press, .drag, .drag, .release, .press, .release, .otherPress, .wheelUp,
    ]
    for _ in 0..<400 where !play.game.isOver {
      if chance.draw(below: 40) == 0 {
        play.board =
          play.board.width == 80 ? Size(width: 40, height: 12) : Size(width: 80, height: 20)
      }
      let point =
        chance.draw(below: 3) > 0
        ? play.middle(ofTile: chance.draw(below: play.game.puzzle.tiles.count))
        : chance.draw(below: 2) == 0
          ? play.middle(ofTarget: 1 + chance.draw(below: play.game.puzzle.tiles.count))
          : Point(x: chance.draw(below: 100) - 10, y: chance.draw(below: 40) - 10)
      play.mouse(actions[chance.draw(below: actions.count)], point)
      play.wait(Int64(chance.draw(below: 200)))
      _ = play.canvas()
      guard chance.draw(below: 10) == 0 else { continue }
      play.scene.settle(play.game)
      let letters = play.canvas().text.filter { $0.isLetter }
      #expect(letters.sorted() == play.game.puzzle.tiles.map(\.capital).sorted())
    }
  }
}
