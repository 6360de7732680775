import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import Match

struct MatchSceneKeysTests {
  @Test(arguments: [
    ("qwerty", "1234567890qwertyuiopasdfghjkl;"), ("azerty", "1234567890azertyuiopqsdfghjklm"),
    ("azerty", "&é\"'(-è_çàazertyuiopqsdfghjklm"), ("qwertz", "1234567890qwertzuiopasdfghjklö"),
    ("dvorak", "1234567890',.pyfgcrlaoeuidhtns"),
  ])
  func `thirty cards have a key each, in the shape of the table`(
    keyboard: String, keys: String
  ) throws {
    for (place, character) in keys.enumerated() {
      var play = try ScenePlay(look: Look(keyboard: keyboard))
      #expect(play.press(.character(character)) == .move(.choose(place)))
      #expect(play.game.table.chosen == [place])
      #expect(play.scene.cursor == place)
    }
  }

  @Test func `the key of each card stands on it`() throws {
    let text = try ScenePlay(look: Look(keyboard: "dvorak")).canvas().text
    for key in "1234567890',.pyfgcrlaoeuidhtns" { #expect(text.contains("╭─\(key)───╮")) }
  }

  @Test func `above thirty a letter names the column and a digit the row`() throws {
    for place in 0..<52 {
      var play = try ScenePlay("52/2")
      let name = Array(play.scene.label(of: place))
      #expect(play.press(.character(name[0])) == .changed)
      #expect(play.message().text == "Column \(name[0]): now the row, 1 to 4.")
      #expect(play.press(.character(name[1])) == .move(.choose(place)))
    }
  }

  @Test func `a row without a column, a column that is none, and a card that is none`() throws {
    var play = try ScenePlay("47/2")
    #expect(play.press(.character("3")) == .changed)
    #expect(play.message().text == "Name the column first: a letter, then the row.")
    #expect(play.press(.character("n")) == .ignored)
    play.type("l4")
    #expect(play.message().text == "There is no card l4.")
    #expect(play.game.table.history.isEmpty)
    // Another key forgets the column.
    play.type("a")
    play.press(.right)
    #expect(play.press(.character("2")) == .changed)
    #expect(play.game.table.history.isEmpty)
  }

  @Test func `arrows, space and Enter do without any other key`() throws {
    var play = try ScenePlay("52/3")
    #expect(play.press(.space) == .move(.choose(0)))
    for key in [Key.right, .right, .down] { #expect(play.press(key) == .changed) }
    #expect(play.press(.enter) == .move(.choose(15)))
    play.press(.enter)
    #expect(play.game.table.chosen == [0])
  }

  @Test func `the cursor skips what has left the table`() throws {
    var play = try ScenePlay()
    let pair = try play.pair(earning: 16)
    for place in pair { try play.choose(place) }
    for start in 0..<30 {
      play.scene.cursor = start
      play.press(.right)
      #expect(play.game.table.places[play.scene.cursor] != nil)
    }
  }

  @Test(arguments: ["12/2", "30/2", "52/2"])
  func `a click on any cell of a card turns it, one beside them does nothing`(mode: String) throws {
    for (width, height) in [(80, 20), (40, 12), (100, 28)] {
      let fresh = try ScenePlay(mode)
      let layout = MatchLayout(
        places: fresh.game.table.places.count, on: Size(width: width, height: height))
      var cells: [Point: Int] = [:]
      for place in fresh.game.table.places.indices {
        let rect = layout.rect(of: place)
        cells[Point(x: rect.x, y: rect.y)] = place
        cells[Point(x: rect.x + rect.width - 1, y: rect.y + rect.height - 1)] = place
      }
      for (point, place) in cells {
        var play = fresh
        #expect(play.click(point, width: width, height: height) == .move(.choose(place)))
      }
    }
    var play = try ScenePlay(mode)
    #expect(play.click(Point(x: 0, y: 0)) == .ignored)
    #expect(play.game.table.history.isEmpty)
  }

  @Test(arguments: ["30/2", "52/2"])
  func `an empty place is refused with its reason, by the name on its card`(mode: String) throws {
    var play = try ScenePlay(mode)
    let pair = try play.pair(earning: 16)
    for place in pair { try play.choose(place) }
    let score = play.game.score
    let label = play.scene.label(of: pair[0])
    play.type(label)
    #expect(
      play.message()
        == Message(
          "\(label) is empty: choose a card that is on the table.", Style(.loss)))
    #expect(play.game.score == score)
  }

  @Test func `the history is gone through, and a choice jumps to now`() throws {
    var play = try ScenePlay()
    try play.choose(0)
    try play.choose(0)
    try play.choose(0)
    let card = try #require(play.game.table.places[0])
    let forward = KeyHint("PgDn", "forward", key: Key(.pageDown))
    #expect(!play.scene.keys(play.game, at: play.now).contains(forward))
    play.press(Key(.pageUp))
    #expect(play.scene.keys(play.game, at: play.now).first == forward)
    #expect(play.message() == Message("2 of 3: \(card) is turned back.", Style(.dim)))
    play.take(.mouse(Mouse(.wheelUp, at: Point(x: 9, y: 9))))
    #expect(play.message() == Message("1 of 3: \(card)", Style(.dim)))
    play.press(Key(.pageDown))
    play.take(.mouse(Mouse(.wheelDown, at: Point(x: 9, y: 9))))
    #expect(play.message().text == "\(card)")
    play.press(Key(.pageUp))
    try play.choose(1)
    #expect(play.scene.view.isNow)
    guard case .page(let page) = play.press(.character("L")) else {
      Issue.record("no page of the history")
      return
    }
    #expect(page.lines.count == 4)
    #expect(page.lines.last == "1  \(card)")
  }

  @Test func `after the end only the history is left`() throws {
    var play = try ScenePlay("12/2")
    try MatchGameTests.finish(&play.game)
    for key in [Key.space, .enter, .up, .character("1"), CardKeys.click(on: 3)] {
      #expect(play.press(key) == .ignored)
    }
    #expect(play.scene.keys(play.game, at: play.now).map(\.name) == ["L"])
    #expect(play.press(Key(.pageUp)) == .changed)
  }

  @Test func `capitals, control keys, pastes and the focus turn nothing`() throws {
    var play = try ScenePlay()
    let others: [Input] =
      "QWERTYUIOPASDFGHJK+?".map { .key(.character($0)) } + [
        .key(.control("a")), .key(Key(.character("a"), alt: true)), .key(.escape), .key(.tab),
        .paste("qwe"), .focus(false),
      ]
    for input in others { #expect(play.take(input) == .ignored) }
    #expect(play.game.table.history.isEmpty)
  }

  @Test func `every hint and command that has a key does something`() throws {
    let play = try ScenePlay()
    let hints = play.scene.keys(play.game, at: play.now) + play.scene.commands(play.game)
    for hint in hints {
      guard let key = hint.key else { continue }
      var play = play
      #expect(play.press(key) != .ignored, "\(hint.name)")
    }
  }
}
