import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import SetGame

struct SetSceneTests {
  @Test(arguments: [
    ("qwerty", "1qa2ws3ed4rf"), ("azerty", "1aq2zs3ed4rf"), ("qwertz", "1qa2ws3ed4rf"),
    ("dvorak", "1'a2,o3.e4pu"),
  ])
  func `each layout has a key for each card, in the shape of the table`(
    keyboard: String, keys: String
  ) throws {
    for (place, key) in keys.enumerated() {
      var play = try SetPlay(seed: 3, look: Look(keyboard: keyboard))
      #expect(play.press(.character(key)) == .move(.choose(place)))
      #expect(play.game.table.chosen == [place])
      play.press(.character(key))
      #expect(play.game.table.chosen.isEmpty)
    }
  }

  @Test func `commands are signs and capitals, and none is a card`() throws {
    var play = try SetPlay(seed: 3)
    #expect(play.press(.character("+")) == .move(.threeMore))
    #expect(play.press(.character("=")) == .move(.threeMore))
    #expect(play.press(.character("H")) == .move(.hint))
    guard case .page(let page) = play.press(.character("L")) else {
      Issue.record("no history")
      return
    }
    #expect(page.lines.count == 3)
    #expect(play.press(.tab) == .ignored)
    #expect(play.press(.character("z")) == .ignored)
    #expect(play.press(.control("q")) == .ignored)
    #expect(
      Set(play.scene.commands(play.game).compactMap(\.key))
        == [.character("+"), .character("H"), .character("L")])
  }

  @Test func `the arrows reach every card and space chooses there`() throws {
    var play = try SetPlay(seed: 3)
    play.press(.right)
    var seen: Set<Int> = []
    for _ in 0..<12 {
      seen.insert(try #require(play.scene.cursor))
      play.press(.right)
    }
    #expect(seen == Set(0..<12))
    play.press(.down)
    play.press(.right)
    #expect(play.press(.space) == .move(.choose(4)))
    #expect(play.press(.enter) == .move(.choose(4)))
    #expect(play.game.score == -1)
  }

  @Test func `every card of 21 can be clicked, in both sizes`() throws {
    var play = try SetPlay(seed: 3)
    for _ in 1...3 { try play.move(.threeMore) }
    for (width, height) in [(80, 20), (40, 12)] {
      let layout = SetLayout(places: 21, on: Size(width: width, height: height))
      for place in 0..<21 {
        let rect = layout.rect(of: place)
        #expect(rect.x >= 0 && rect.x + rect.width <= width)
        #expect(rect.y >= 0 && rect.y + rect.height <= height)
        for x in [rect.x, rect.x + rect.width - 1] {
          var fresh = play
          let point = Point(x: x, y: rect.y + rect.height - 1)
          #expect(fresh.click(point, width: width, height: height) == .move(.choose(place)))
        }
      }
    }
  }

  @Test func `a whole game by keys, by clicks and by moves has the same score`() throws {
    var (keys, clicks) = (try SetPlay(.race10, seed: 8), try SetPlay(.race10, seed: 8))
    var moves = try SetPlay(.race10, seed: 8)
    while !moves.game.isOver {
      guard let set = moves.game.sets.first else {
        try moves.move(.threeMore)
        keys.type("+")
        clicks.press(.character("+"))
        continue
      }
      let places = moves.game.table.places.count
      let grid = CardGrid(count: places, rows: SetGame.rows)
      let layout = SetLayout(places: places, on: Size(width: 80, height: 20))
      for place in set {
        try moves.move(.choose(place))
        keys.press(try #require(keys.scene.keys.key(for: place, in: grid)))
        clicks.scene.settle(clicks.game)
        let rect = layout.rect(of: place)
        _ = clicks.click(Point(x: rect.x + 5, y: rect.y + 2))
      }
    }
    #expect(keys.game == moves.game)
    #expect(clicks.game == moves.game)
    #expect(moves.game.score >= 130)
  }

  @Test func `cards keep their places on the screen when a column comes, up to six`() {
    let board = Size(width: 80, height: 20)
    let first = SetLayout(places: 12, on: board)
    for places in [15, 18] {
      let layout = SetLayout(places: places, on: board)
      #expect((0..<12).allSatisfy { layout.rect(of: $0) == first.rect(of: $0) })
    }
  }

  @Test func `without motion nothing moves, and at rest nothing wakes`() throws {
    var still = try SetPlay(seed: 7, look: Look(motion: false))
    try still.findSet()
    #expect(still.scene.nextFrame(after: still.now) == nil)
    var moving = try SetPlay(seed: 7)
    try moving.findSet()
    #expect(moving.canvas() != still.canvas())
    var now = moving.now
    var frames = 0
    while let next = moving.scene.nextFrame(after: now) {
      (now, frames) = (next, frames + 1)
      try #require(frames < 10)
    }
    #expect(moving.canvas(after: now.milliseconds - moving.now.milliseconds) == still.canvas())
    moving.scene.settle(moving.game)
    #expect(moving.canvas() == still.canvas())
  }

  @Test func `a column that leaves is seen until its Set is gone`() throws {
    var play = try SetPlay(seed: 3)
    try play.move(.threeMore)
    let cards = play.game.table.places
    try play.findSet()
    #expect(play.game.table.places.count == 12)
    let before = play.canvas(after: 100).text
    #expect(cards.compactMap(\.self).allSatisfy { before.contains($0.code) })
    let after = play.canvas(after: 900)
    #expect(after.targets.count == 12)
  }

  @Test func `a refusal is said, and the next key takes it away`() throws {
    var play = try SetPlay(.puzzle, seed: 3)
    play.press(.character("+"))
    #expect(play.message().text == "A puzzle gets no more cards: find its 6 Sets among these.")
    #expect(play.scene.dueSounds(at: play.now) == [.wrong])
    play.press(.right)
    #expect(!play.message().text.hasPrefix("A puzzle"))
  }

  @Test func `an empty place is named by its key`() throws {
    var play = try SetPlay(
      table: "1RSO 2RSO 3RSO 1RTO 1GSD 1ROO 2GSD 3GSD 2PTS", look: Look(keyboard: "dvorak"))
    try play.findSet()
    play.type("'")
    #expect(
      play.message()
        == Message("' is empty: choose a card that is on the table.", Style(.loss)))
  }

  @Test func `three more is offered only where it can be had`() throws {
    func offers(_ play: SetPlay) -> Bool {
      let hints = play.scene.keys(play.game, at: play.now)
      #expect(hints.contains { $0.name == "H" })
      #expect(hints.filter { $0.key != nil } == play.scene.commands(play.game))
      return hints.contains { $0.name == "+" }
    }
    var play = try SetPlay(seed: 3)
    for _ in 1...3 {
      #expect(offers(play))
      try play.move(.threeMore)
    }
    #expect(play.game.table.places.count == 21)
    #expect(!offers(play))
    try play.findSet()
    #expect(offers(play))
    #expect(!offers(try SetPlay(.puzzle, seed: 3)))
    #expect(!offers(try SetPlay(table: "1RSO 2RSO 3RSO 1RTO 1GSD 1ROO")))
  }

  @Test func `while the past is looked at, the keys say how to come forward`() throws {
    var play = try SetPlay(seed: 3)
    play.type("1q1")
    #expect(!play.scene.keys(play.game, at: play.now).contains { $0.name == "PgDn" })
    play.press(Key(.pageUp))
    let hint = try #require(play.scene.keys(play.game, at: play.now).first)
    #expect(hint == KeyHint("PgDn", "forward", key: Key(.pageDown)))
    play.press(try #require(hint.key))
    #expect(play.scene.view.isNow)
  }

  @Test func `the history scrolls in the line of the message, and a move jumps to now`() throws {
    var play = try SetPlay(seed: 3)
    play.type("1q1")
    #expect(play.message().text.hasSuffix("is taken back."))
    play.press(Key(.pageUp))
    play.press(Key(.pageUp))
    #expect(play.message().text.hasPrefix("1 of 3: "))
    #expect(play.message().style == Style(.dim))
    play.type("2")
    #expect(play.message().style == .plain)
  }

  @Test func `the moves of the cursor and of a choice are few bytes`() throws {
    for depth in [ColorDepth.sixteen, .direct] {
      var play = try SetPlay(seed: 3)
      var renderer = Renderer(depth: depth, theme: .dark, isUTF8: true)
      play.press(.right)
      _ = renderer.frame(play.canvas())
      for key in [Key.right, .down, .left, .up] {
        play.press(key)
        #expect(renderer.frame(play.canvas()).count <= 60, "\(key)")
      }
      for key in ["1", "q", "1"] as [Character] {
        play.press(.character(key))
        #expect(renderer.frame(play.canvas()).count <= 400)
      }
    }
  }

  @Test func `the state, the clock and the points stand above, in fields that do not grow`() throws
  {
    let play = try SetPlay(.race10, seed: 3)
    let header = play.scene.header(
      play.game, playTime: PlayTime(milliseconds: 151_999), at: play.now)
    #expect(header.title == "SET · race 10")
    #expect(header.fields.map(\.value) == ["69", "0 of 10", "02:31", "0"])
    #expect(header.fields.allSatisfy { $0.width >= $0.value.utf8.count })
  }
}
