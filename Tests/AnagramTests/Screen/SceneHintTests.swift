import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct SceneHintTests {
  @Test func `at the start and at 0 points a hint costs nothing, and no -1 is shown`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    #expect(play.press(.tab) == .move(.hint))
    #expect(play.message == "A hint: S goes to target 1.")
    for _ in 0..<20 {
      #expect(play.header.fields.last?.value == "0")
      play.wait(33)
    }
    #expect(play.game.hintsTaken == 1)
  }

  @Test func `its tile flies for a second and a half, and the button is off meanwhile`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    let home = play.middle(ofTile: try #require(play.tile("S")))
    #expect(play.header.fields[0].key == .tab)
    #expect(play.header.fields[0].style == Style(.accent))
    play.press(.tab)
    let target = play.middle(ofTarget: 1)
    #expect(play.canvas()[home.x, home.y].scalar == "S")
    for _ in 0..<14 {
      play.wait(100)
      #expect(play.header.fields[0].key == nil)
      #expect(play.header.fields[0].style == Style(.dim))
      #expect(play.press(.tab) == .changed)
      #expect(play.scene.dueSounds(at: play.now).isEmpty)
    }
    #expect(play.game.hintsTaken == 1)
    play.wait(100)
    #expect(play.header.fields[0].key == .tab)
    #expect(play.canvas()[target.x, target.y].scalar == "S")
    #expect(play.scene.dueSounds(at: play.now) == [.tick])
  }

  @Test func `any other key lands the tile at once and then does its work`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.press(.tab)
    play.wait(300)
    #expect(play.press(.character("i")) == .move(.place(letter: "i", target: 2)))
    let target = play.middle(ofTarget: 1)
    #expect(play.canvas()[target.x, target.y].scalar == "S")
    #expect(play.scene.dueSounds(at: play.now) == [.tick])
    play.wait(800)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(play.press(.tab) == .move(.hint))
  }

  @Test func `a press of the mouse does so too`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.press(.tab)
    play.wait(300)
    play.mouse(.press, play.middle(ofTarget: 4))
    #expect(play.scene.choice == 4)
    #expect(play.header.fields[0].key == .tab)
  }

  @Test func `on the last tile it flies first, then the stars run, once, while the clock stands`()
    throws
  {
    var play = try ScenePlay(try [ScenePlay.silent, ScenePlay.dirtyRoom], seed: 3)
    play.type(allBut: 1)
    _ = play.scene.dueSounds(at: play.now)
    let (number, score) = (play.game.puzzle.number, play.game.score)
    let clock = play.header.fields[1].value
    play.press(.tab)
    #expect(play.game.puzzle.number == number + 1)
    #expect(play.game.score == score - 5)
    var heard: [Sound] = []
    var moments: [Int64] = []
    let start = play.now
    while play.scene.holdsClock(at: play.now) {
      #expect(play.header.title.contains("\(number) of 2"))
      #expect(play.header.fields[1].value == clock)
      #expect(play.header.fields[0].key == nil)
      play.wait(100)
      let due = play.scene.dueSounds(at: play.now)
      heard += due
      moments += due.map { _ in play.now.milliseconds - start.milliseconds }
    }
    #expect(heard == [.tick, .win])
    #expect(moments == [1500, 1500])
    #expect((1500...4500).contains(play.now.milliseconds - start.milliseconds))
    #expect(play.header.title.contains("\(number + 1) of 2"))
    #expect(play.game.solvedCount == 1)
  }

  @Test func `a key while the last tile flies lands it, and the stars run`() throws {
    var play = try ScenePlay(try [ScenePlay.silent, ScenePlay.dirtyRoom], seed: 3)
    play.type(allBut: 1)
    play.press(.tab)
    play.wait(200)
    let game = play.game
    #expect(play.press(.character("d")) == .changed)
    #expect(play.scene.holdsClock(at: play.now))
    #expect(
      play.canvas().text.filter { $0.isLetter }.count == game.level.entries[0].tiles.letters.count
        || play.canvas().text.filter { $0.isLetter }.count
          == game.level.entries[1].tiles.letters.count
    )
    #expect(play.press(.character("d")) == .changed)
    #expect(!play.scene.holdsClock(at: play.now))
    #expect(play.game == game)
  }

  @Test func `after the end it is off and wins nothing twice`() throws {
    var play = try ScenePlay(try [ScenePlay.silent])
    play.type(allBut: 1)
    play.press(.tab)
    let game = play.game
    #expect(game.end == .finished)
    play.wait(5000)
    #expect(play.header.fields[0].key == nil)
    #expect(play.press(.tab) == .ignored)
    #expect(play.game == game)
    #expect(game.solvedCount == 1)
  }

  @Test func `without motion it lies there at once`() throws {
    var play = try ScenePlay(try [ScenePlay.silent], look: Look(motion: false))
    play.press(.tab)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(play.scene.dueSounds(at: play.now) == [.tick])
    #expect(play.header.fields[0].key == .tab)
  }
}
