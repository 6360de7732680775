import ArcadeCore
import Terminal
import TestSupport
import Testing

@testable import Slots

struct SlotsSceneKeysTests {
  @Test(arguments: [Key.space, .enter])
  func `space and Enter spin with the bet`(key: Key) throws {
    var play = try ScenePlay(seed: 1)
    play.press(.character("4"))
    #expect(play.press(key) == .move(.spin(bet: 4)))
    #expect(play.game.spins.map(\.bet) == [4])
  }

  @Test func `two presses at once are one spin`() throws {
    var play = try ScenePlay(seed: 1)
    play.press(.space)
    #expect(play.press(.space) == .changed)
    #expect(play.game.spins.count == 1)
    #expect(play.scene.nextFrame(after: play.now) == nil)
  }

  @Test func `keys typed ahead are dropped, later ones are not`() throws {
    var play = try ScenePlay(seed: 1)
    for key in "     c2o" { play.press(.character(key)) }
    #expect(play.game.spins.count == 1)
    #expect(!play.game.isOver)
    play.now = play.moment(100)
    play.press(.character("2"))
    play.press(.space)
    #expect(play.game.spins.map(\.bet) == [1, 2])
  }

  @Test(arguments: [Key.space, .enter, .escape, .up, .character("c"), .character("q"), .tab])
  func `any key while the wheels turn shows the end at once and does nothing else`(key: Key) throws
  {
    var play = try ScenePlay(seed: 42)
    for _ in 0..<3 { try play.spin() }
    let game = play.game
    play.now = play.moment(900)
    #expect(play.message(at: play.now) == "The wheels turn: any key shows the end.")
    #expect(play.press(key) == .changed)
    #expect(play.game == game)
    #expect(play.middleRow(at: play.now) == play.outcome)
    #expect(play.text(at: play.now).contains("W I N N I N G !"))
    #expect(play.scene.dueSounds(at: play.now) == [.win])
    #expect(play.scene.nextFrame(after: play.now) == nil)
  }

  @Test func `a click while the wheels turn shows the end, a moved pointer does not`() throws {
    var play = try ScenePlay(seed: 1)
    try play.spin()
    let point = Point(x: 5, y: 5)
    for action in [Mouse.Action.release, .drag, .otherPress, .wheelUp, .wheelDown] {
      let reply = play.scene.handle(.mouse(Mouse(action, at: point)), in: play.game, at: play.now)
      #expect(reply == .ignored)
      #expect(play.scene.turn != nil)
    }
    let reply = play.scene.handle(.mouse(Mouse(.press, at: point)), in: play.game, at: play.now)
    #expect(reply == .changed)
    #expect(play.scene.turn == nil)
  }

  @Test func `control keys, pastes and the focus are not the wheels' business`() throws {
    var play = try ScenePlay(seed: 1)
    try play.spin()
    for input in [Input.key(.control("c")), .paste("   "), .focus(false)] {
      #expect(play.scene.handle(input, in: play.game, at: play.now) == .ignored)
    }
    #expect(play.scene.turn != nil)
  }

  @Test(arguments: [
    ("5", 5), ("3", 3), ("l", 2), ("+", 2), ("=", 2), ("l-", 1), ("4h", 3), ("5−", 4),
  ])
  func `the bet by digits and by steps`(keys: String, bet: Int) throws {
    var play = try ScenePlay(seed: 1)
    for key in keys { play.press(.character(key)) }
    #expect(play.scene.bet == bet)
    #expect(play.text(at: play.now).contains("bet ◂ \(bet) ▸"))
    #expect(play.text(at: play.now).contains("pays for \(bet)"))
    #expect(play.message(at: play.now) == "The bet is \(bet) credit\(bet == 1 ? "" : "s").")
  }

  @Test(arguments: [
    ([Key.left], 1, "You cannot bet 0: choose from 1 to 5."),
    ([.character("5"), .right], 5, "You cannot bet 6: choose from 1 to 5."),
    ([.character("9")], 1, "You cannot bet 9: choose from 1 to 5."),
    ([.character("0")], 1, "You cannot bet 0: choose from 1 to 5."),
  ])
  func `a bet outside the limits is refused and changes nothing`(
    keys: [Key], bet: Int, sentence: String
  ) throws {
    var play = try ScenePlay(seed: 1)
    for key in keys { play.press(key) }
    #expect(play.scene.bet == bet)
    #expect(play.message(at: play.now) == sentence)
  }

  @Test func `a bet above the credits is refused with what is possible`() throws {
    let game = try SlotsGameTests.gameWithFewCredits()
    var play = ScenePlay(game)
    let bet = play.scene.bet
    play.press(.character("5"))
    #expect(play.scene.bet == bet)
    #expect(play.message(at: play.now).hasPrefix("You cannot bet 5 with \(game.credits) credit"))

    // A bet that was possible before the last loss stays, and is refused where it is staked.
    play.scene.bet = 5
    #expect(play.press(.space) == .move(.spin(bet: 5)))
    #expect(play.game == game)
    #expect(play.message(at: play.now).hasPrefix("You cannot bet 5 with "))
    #expect(play.scene.dueSounds(at: play.now) == [.wrong])
    #expect(play.scene.turn == nil)
  }

  @Test func `c cashes out, and then only the odds are left`() throws {
    var play = try ScenePlay(seed: 1)
    try play.spin(bet: 1)
    play.scene.settle(play.game)
    #expect(play.press(.character("c")) == .move(.cashOut))
    #expect(play.game.isOver)
    for key in [Key.space, .enter, .character("c"), .character("3"), .left] {
      #expect(play.press(key) == .ignored)
    }
    #expect(play.scene.keys(play.game, at: play.now).map(\.name) == ["o"])
    #expect(play.canvas(at: play.now).targets.isEmpty)
  }

  @Test func `o shows the exact odds`() throws {
    var play = try ScenePlay(seed: 1)
    guard case .page(let page) = play.press(.character("o")) else {
      Issue.record("no page")
      return
    }
    #expect(page.title == "Odds of Classic")
    #expect(page.lines == SlotsReport.odds(of: play.game.machine))
  }

  @Test(arguments: [(80, 20), (40, 12), (120, 40)])
  func `the buttons can be clicked where they stand`(width: Int, height: Int) throws {
    let play = try ScenePlay(seed: 1)
    let canvas = play.canvas(at: play.now, width: width, height: height)
    let rows = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    let y = try #require(rows.firstIndex { $0.contains("SPIN") })
    for (label, key) in [
      ("SPIN", Key.space), ("◂", .left), ("▸", .right), ("cash", .character("c")),
    ] {
      let before = try #require(rows[y].firstRange(of: label)).lowerBound
      let x = Glyphs.width(of: String(rows[y][..<before]))
      #expect(canvas.key(at: Point(x: x, y: y)) == key)
    }
    #expect(canvas.key(at: Point(x: 1, y: 1)) == nil)
  }
}
