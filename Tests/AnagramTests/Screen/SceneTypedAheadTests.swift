import ArcadeCore
import Terminal
import Testing

@testable import Anagram

struct SceneTypedAheadTests {
  private static let solved = "silent"
  private static let skipped = ">"

  private func play(_ keys: String, look: Look = Look()) throws -> ScenePlay {
    var play = try ScenePlay(Array(repeating: ScenePlay.silent, count: 12), look: look)
    play.type(keys)
    return play
  }

  @Test(
    arguments: [solved, skipped],
    [[Key.character("t")], [.tab], [.character(">")], [.character("!")], [.space, .escape]])
  func `keys typed ahead over the end of a puzzle do nothing in the next`(
    end: String, keys: [Key]
  ) throws {
    var play = try play(end)
    let (game, choice) = (play.game, play.scene.choice)
    #expect(game.puzzle.number == 2)
    for _ in 0..<10 {
      for key in keys { #expect(play.press(key) == .changed) }
    }
    #expect(play.game == game)
    #expect((play.scene.choice, play.scene.shuffles) == (choice, 0))
    #expect(!play.scene.asksToGiveUp)
  }

  @Test func `three tenths of a second later keys play, and no sooner`() throws {
    var play = try play(Self.solved)
    play.press(.space)
    play.wait(299)
    #expect(play.press(.tab) == .changed)
    play.wait(1)
    #expect(play.press(.tab) == .move(.hint))
  }

  @Test func `an end that was seen whole drops nothing`() throws {
    var play = try play(Self.skipped)
    play.wait(2000)
    #expect(play.press(.character(">")) == .move(.skip))
  }

  @Test func `a pause in between ends the dropping`() throws {
    var play = try play(Self.skipped)
    play.press(.space)
    play.scene.settle(play.game)
    #expect(play.press(.tab) == .move(.hint))
  }

  @Test func `clicks are not dropped, but keys after a click that ended the show are`() throws {
    var play = try play(Self.solved)
    #expect(play.mouse(.press, Point(x: 40, y: 4)) == .changed)
    #expect(play.press(.tab) == .changed)
    #expect(play.game.hintsTaken == 0)
    let point = play.middle(ofTarget: 4)
    #expect(play.mouse(.press, point) == .changed)
    #expect(play.scene.choice == 4)
  }

  @Test(arguments: [solved, skipped])
  func `without motion there is no show, and nothing is dropped`(end: String) throws {
    var play = try play(end, look: Look(motion: false))
    #expect(play.press(.character(">")) == .move(.skip))
    #expect(play.press(.tab) == .move(.hint))
  }
}
