import ArcadeCore
import Terminal
import TestSupport
import Testing

@testable import Anagram

struct AnagramScreenTests {
  static let sizes = [
    ("wide", Size(width: 80, height: 20)), ("compact", Size(width: 40, height: 12)),
  ]

  @Test(arguments: sizes)
  func `a phrase from its deal to its stars`(name: String, size: Size) throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom, ScenePlay.silent], seed: 2)
    play.board = size
    expectSnapshot(play.screen(styled: true), named: "\(name)-start")
    play.type("d")
    play.wait(200)
    expectSnapshot(play.screen(styled: true), named: "\(name)-burst")
    play.type("ir")
    play.wait(700)
    expectSnapshot(play.screen(styled: true), named: "\(name)-placed")
    play.type("o")
    play.wait(120)
    expectSnapshot(play.screen(styled: true), named: "\(name)-wrong")
    play.wait(380)
    expectSnapshot(play.screen(), named: "\(name)-sliding-back")
    play.wait(700)
    play.press(.tab)
    play.wait(700)
    expectSnapshot(play.screen(styled: true), named: "\(name)-hint")
    play.type(allBut: 0)
    expectSnapshot(play.screen(styled: true), named: "\(name)-stars")
    play.wait(1000)
    expectSnapshot(play.screen(), named: "\(name)-stars-later")
    play.wait(1100)
    expectSnapshot(play.screen(), named: "\(name)-dealing")
  }

  @Test(arguments: sizes)
  func `a held tile, the answer of a skip, the end of the time`(name: String, size: Size) throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom, ScenePlay.silent], seconds: 30, seed: 2)
    play.board = size
    play.type("dir")
    play.wait(700)
    play.mouse(.press, play.middle(ofTile: try #require(play.tile("Y"))))
    play.mouse(.drag, play.middle(ofTarget: 5))
    expectSnapshot(play.screen(styled: true), named: "\(name)-held")
    play.mouse(.drag, Point(x: size.width / 2, y: size.height / 2 - 1))
    expectSnapshot(play.screen(), named: "\(name)-held-beside")
    play.press(.character(">"))
    play.wait(500)
    expectSnapshot(play.screen(styled: true), named: "\(name)-skipped")
    play.press(.space)
    play.wait(1000)
    play.type("s")
    play.wait(24_000)
    expectSnapshot(play.screen(styled: true), named: "\(name)-warning")
    play.wait(6000)
    expectSnapshot(play.screen(styled: true), named: "\(name)-time-up")
  }

  @Test(arguments: sizes)
  func `twenty-eight letters with a hyphen, and accents`(name: String, size: Size) throws {
    var play = try ScenePlay(try [ScenePlay.longest])
    play.board = size
    play.type("con")
    play.wait(700)
    expectSnapshot(play.screen(), named: "\(name)-longest")
    var accents = try ScenePlay([ScenePlay.entry("l'été naïf", "il n'a-t fée")])
    accents.board = size
    expectSnapshot(accents.screen(), named: "\(name)-accents")
  }

  @Test(arguments: sizes)
  func `in ASCII the kinds of borders tell the same`(name: String, size: Size) throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom, ScenePlay.silent], seed: 2)
    play.board = size
    play.type("dir")
    play.wait(700)
    play.type("o")
    play.mouse(.press, play.middle(ofTile: try #require(play.tile("Y"))))
    play.mouse(.drag, Point(x: size.width / 2, y: size.height / 2 - 1))
    expectSnapshot(play.screen(.ascii), named: "\(name)-ascii")
    play.type(allBut: 0)
    let stars = play.canvas(.ascii)
    expectSnapshot(play.screen(.ascii), named: "\(name)-ascii-stars")
    #expect(stars.cells.allSatisfy { (0x20..<0x7F).contains($0.scalar.value) })
  }

  @Test(arguments: [ColorDepth.sixteen, .direct])
  func `a frame is at most 500 bytes, and at rest none`(depth: ColorDepth) throws {
    var play = try ScenePlay(try [ScenePlay.dirtyRoom, ScenePlay.silent], seed: 2)
    var renderer = Renderer(depth: depth, theme: .dark, isUTF8: true)
    _ = renderer.frame(play.canvas())
    let (d, o, r) = (Key.character("d"), Key.character("o"), Key.character("r"))
    for key in [d, o, .tab, r, .space, .character(">"), .tab, .tab, .tab, .tab, .tab, .tab] {
      play.press(key)
      while true {
        #expect(renderer.frame(play.canvas()).count <= 500)
        guard let next = play.scene.nextFrame(after: play.now) else { break }
        play.wait(next.milliseconds - play.now.milliseconds)
      }
      play.wait(1000)
      #expect(renderer.frame(play.canvas()).isEmpty)
    }
    #expect(play.game.end == .finished)
  }
}
