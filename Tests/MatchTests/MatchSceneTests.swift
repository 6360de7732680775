import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import Match

struct MatchSceneTests {
  @Test func `a card turns on its edge, then lies open`() throws {
    var play = try ScenePlay()
    try play.choose(3)
    let card = try #require(play.game.table.places[3])
    #expect(play.picture(of: 3) == .edge)
    #expect(play.picture(of: 3, after: 70) == .face(card, .chosen))
    #expect(play.picture(of: 2) == .back)
    #expect(play.scene.nextFrame(after: play.now) == play.moment(70))
    #expect(play.scene.nextFrame(after: play.moment(70)) == nil)
  }

  @Test func `two that miss stay up for a second, then the earlier turns back`() throws {
    var play = try ScenePlay()
    let pair = try play.pair(earning: nil)
    for place in pair { try play.choose(place) }
    let first = try #require(play.game.table.places[pair[0]])
    let second = try #require(play.game.table.places[pair[1]])
    for time in [70, 1000] as [Int64] {
      #expect(play.picture(of: pair[0], after: time) == .face(first, .missed))
      #expect(play.picture(of: pair[1], after: time) == .face(second, .chosen))
    }
    #expect(play.picture(of: pair[0], after: 1100) == .edge)
    #expect(play.picture(of: pair[0], after: 1140) == .back)
    #expect(play.picture(of: pair[1], after: 1140) == .face(second, .chosen))
    #expect(play.message().text == "\(first) \(second) don't match: 2 points lost.")
  }

  @Test func `a card chosen while two turn back turns them at once, and the choice counts`() throws
  {
    var play = try ScenePlay()
    let pair = try play.pair(earning: nil)
    for place in pair { try play.choose(place) }
    play.now = play.moment(300)
    let third = try #require(play.game.table.openPlaces.last)
    let before = play.game.score
    try play.choose(third)
    #expect(play.picture(of: pair[0]) == .back)
    #expect(play.game.score != before)
    #expect(play.game.table.history.count == 3)
    #expect(play.game.table.chosen.count <= 1)
  }

  @Test func `cards that match flash, and then an empty place is left`() throws {
    var play = try ScenePlay()
    let pair = try play.pair(earning: 16)
    let cards = pair.compactMap { play.game.table.places[$0] }
    for place in pair { try play.choose(place) }
    for (place, card) in zip(pair, cards) {
      #expect(play.picture(of: place, after: 300) == .face(card, .matched))
      #expect(play.picture(of: place, after: 670) == .empty)
    }
    #expect(
      play.message() == Message("Matched \(cards[0]) \(cards[1]) for 16 points.", Style(.gain)))
    #expect(play.scene.nextFrame(after: play.moment(670)) == nil)
  }

  @Test func `where nothing may move everything is at rest at once`() throws {
    var play = try ScenePlay(look: Look(motion: false))
    for points in [nil, 16, 4] {
      for place in try play.pair(earning: points) {
        try play.choose(place)
        _ = play.scene.dueSounds(at: play.now)
        #expect(play.scene.nextFrame(after: play.now) == nil)
      }
    }
  }

  @Test func `at rest nothing wakes, whatever was done`() throws {
    var play = try ScenePlay()
    try MatchGameTests.finish(&play.game)
    play = ScenePlay(play.game)
    #expect(play.scene.nextFrame(after: play.now) == nil)
    #expect(play.scene.dueSounds(at: play.now).isEmpty)
  }

  @Test func `sounds say what a card came to`() throws {
    var play = try ScenePlay()
    let match = try play.pair(earning: 16)
    try play.choose(match[0])
    #expect(play.scene.dueSounds(at: play.now) == [.tick])
    try play.choose(match[1])
    #expect(play.scene.dueSounds(at: play.now) == [.win])
    for place in try play.pair(earning: nil) { try play.choose(place) }
    #expect(play.scene.dueSounds(at: play.now) == [.tick, .wrong])
  }

  @Test func `what is left at the end is shown, and told with the tries`() throws {
    var play = try ScenePlay("30/2")
    try MatchGameTests.finish(&play.game)
    let left = play.game.table.cards
    #expect(left.count == 2)
    for card in left { #expect(play.canvas().text.contains("\(card)")) }
    let closing = play.scene.closing(play.game)
    #expect(closing[0] == "No cards left can match: 2 stay on the table.")
    #expect(closing[1].hasPrefix("14 matches, "))
  }

  @Test func `the line of state keeps its places as numbers grow`() throws {
    var play = try ScenePlay()
    func widths() -> [Int] {
      let header = play.scene.header(play.game, playTime: .zero, at: play.now)
      return header.fields.map { max($0.width, $0.value.count) }
    }
    let before = widths()
    for place in [0, 1, 2, 3, 2, 1, 0, 4, 5, 6] where play.game.table.places[place] != nil {
      try play.choose(place)
    }
    #expect(widths() == before)
  }

  /// The bytes of each frame from a moment on, and of all of them together.
  private static func frames(of play: ScenePlay, _ renderer: inout Renderer) -> [Int] {
    var frames: [Int] = []
    var now: FrameTime? = play.now
    while let time = now {
      var canvas = Canvas(size: Size(width: 80, height: 20))
      play.scene.draw(play.game, playTime: .zero, at: time, on: &canvas)
      frames.append(renderer.frame(canvas).count)
      now = play.scene.nextFrame(after: time)
    }
    return frames
  }

  @Test(arguments: [ColorDepth.none, .sixteen, .indexed, .direct], ["30/2", "52/2"])
  func `turning a card sends at most 400 bytes, moving the mark at most 60`(
    depth: ColorDepth, mode: String
  ) throws {
    var play = try ScenePlay(mode)
    var renderer = Renderer(depth: depth, theme: .dark, isUTF8: true)
    _ = renderer.frame(play.canvas())
    for key in [Key.right, .down, .left, .up, .left, .right] {
      play.press(key)
      let bytes = renderer.frame(play.canvas()).count
      #expect((1...60).contains(bytes), "the mark: \(bytes)")
    }
    for place in [0, 15] {
      play.now = play.moment(5000)
      try play.choose(place)
      let frames = Self.frames(of: play, &renderer)
      #expect(frames.allSatisfy { $0 <= 400 }, "\(frames)")
      if place == 0 { #expect(frames.reduce(0, +) <= 400, "\(frames)") }
    }
  }
}
