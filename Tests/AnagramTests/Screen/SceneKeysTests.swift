import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct SceneKeysTests {
  @Test(
    arguments: [
      (.character("t"), .move(.place(letter: "t", target: 1))),
      (.character("T"), .move(.place(letter: "t", target: 1))),
      (.character("é"), .move(.place(letter: "e", target: 1))),
      (.character("z"), .move(.place(letter: "z", target: 1))),
      (.character(">"), .move(.skip)), (.tab, .move(.hint)),
      (.character("!"), .changed), (.character(" "), .changed), (.left, .changed),
      (.right, .changed), (Key(.home), .changed), (Key(.end), .changed), (.up, .changed),
      (.down, .changed),
      (Key(.backspace), .changed),
      (.character("?"), .ignored), (.character("3"), .ignored), (.escape, .ignored),
      (.enter, .ignored), (.control("e"), .ignored), (Key(.character("e"), alt: true), .ignored),
      (Key(.function(1)), .ignored),
    ] as [(Key, SceneReply<AnagramMove>)])
  func `what a key means`(key: Key, reply: SceneReply<AnagramMove>) throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    #expect(play.press(key) == reply)
  }

  @Test func `after the end keys are the stage's`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.make(.giveUp)
    #expect(play.press(.tab) == .changed, "it ends the look at the answer")
    for key in [Key.tab, .character("s"), .character(">"), .space, .right] {
      #expect(play.press(key) == .ignored)
    }
    #expect(play.scene.keys(play.game, at: play.now).isEmpty)
    #expect(play.scene.commands(play.game).isEmpty)
  }

  @Test func `a right letter moves the choice to the next open target, a wrong one does not`()
    throws
  {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom])
    play.type("d")
    #expect(play.scene.choice == 2)
    play.type("m")
    #expect(play.scene.choice == 2)
    #expect(play.message == "M does not go there: 5 points lost.")
    play.press(Key(.end))
    #expect(play.scene.choice == 9)
    play.type("m")
    #expect(play.scene.choice == 2)
  }

  @Test func `arrows move between open targets, round at the ends`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.press(.right)
    play.type("i")
    #expect(play.scene.choice == 3)
    play.press(.left)
    #expect(play.scene.choice == 1)
    play.press(.right)
    #expect(play.scene.choice == 3)
    play.press(Key(.backspace))
    #expect(play.scene.choice == 1)
    play.press(.left)
    #expect(play.scene.choice == 6)
    play.press(.right)
    #expect(play.scene.choice == 1)
    play.press(Key(.end))
    #expect(play.scene.choice == 6)
    play.press(Key(.home))
    #expect(play.scene.choice == 1)
  }

  @Test func `up and down go to the nearest open target of another line`() throws {
    var play = try ScenePlay(try [ScenePlay.longest])
    play.board = Size(width: 40, height: 12)
    let rows = play.layout.rows
    #expect(rows.count > 1)
    play.press(.down)
    #expect(rows[1].contains(play.scene.choice))
    play.press(.up)
    #expect(rows[0].contains(play.scene.choice))
    play.press(.up)
    #expect(rows[0].contains(play.scene.choice))
    for _ in rows { play.press(.down) }
    #expect(rows.last?.contains(play.scene.choice) == true)
  }

  @Test func `shuffling moves free tiles about among their own places, and is no move`() throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom])
    play.type("dir")
    play.wait(700)
    let (game, before) = (play.game, play.scene.places)
    let free = game.puzzle.freeTiles
    for _ in 0..<50 {
      let text = play.canvas().text
      #expect(play.press(.space) == .changed)
      play.wait(700)
      #expect(play.canvas().text != text)
    }
    #expect(play.game == game)
    #expect(Set(free.map { play.scene.places[$0] }) == Set(free.map { before[$0] }))
  }

  @Test func `one free tile, or tiles all alike, can be shuffled too`() throws {
    var play = try ScenePlay([ScenePlay.entry("aab", "aba")])
    play.scene.choice = 2
    play.type("b")
    play.press(.space)
    play.scene.choice = 1
    play.type("a")
    play.press(.space)
    #expect(play.game.puzzle.freeTiles.count == 1)
  }

  @Test func `giving up is asked for, and any other key takes it back`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.press(.character("!"))
    #expect(play.message == "Press ! again to give up.")
    play.press(.right)
    #expect(play.message != "Press ! again to give up.")
    play.press(.character("!"))
    #expect(play.game.end == nil)
    #expect(play.press(.character("!")) == .move(.giveUp))
    #expect(play.game.end == .finished)
    #expect(play.message.hasPrefix("You gave up: the answer was SILENT"))
  }

  @Test func `every command has its key in the menu and in the line of keys`() throws {
    let play = try ScenePlay(try [ScenePlay.silent])
    let commands = play.scene.commands(play.game)
    #expect(commands.map(\.action) == ["hint", "shuffle", "skip", "give up"])
    let shown = play.scene.keys(play.game, at: play.now)
    #expect(commands.allSatisfy { command in shown.contains(command) && command.key != nil })
  }

  @Test func `a refused letter is told with its reason`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.type("z")
    #expect(play.message == "There is no free tile Z: choose from E I L N S T.")
    #expect(play.game.score == 0)
    #expect(play.scene.dueSounds(at: play.now) == [.wrong])
  }
}
