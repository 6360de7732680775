import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import Match

struct MatchScreenTests {
  /// Some cards matched, a miss with its last card up.
  private static func midGame(_ mode: String, look: Look = Look()) throws -> ScenePlay {
    var play = try ScenePlay(mode, look: look)
    for points in [16, 4, 4] {
      for place in try play.pair(earning: points) { try play.choose(place) }
    }
    for place in try play.pair(earning: nil) { try play.choose(place) }
    play.press(.right)
    return play
  }

  @Test func `thirty cards: dealt, turning, a miss, a match, over`() throws {
    var play = try ScenePlay()
    expectSnapshot(play.screen(), named: "wide-start")
    let miss = try play.pair(earning: nil)
    try play.choose(miss[0])
    expectSnapshot(play.screen(after: 30), named: "wide-turning")
    play.now = play.moment(500)
    try play.choose(miss[1])
    expectSnapshot(play.screen(after: 500), named: "wide-miss")
    play.now = play.moment(3000)
    expectSnapshot(play.screen(), named: "wide-after-miss")
    play.type(play.scene.label(of: miss[1]))
    for place in try play.pair(earning: 16) { try play.choose(place) }
    expectSnapshot(play.screen(after: 300), named: "wide-match")
    try MatchGameTests.finish(&play.game)
    play.scene.settle(play.game)
    expectSnapshot(play.screen(), named: "wide-over")
  }

  @Test(arguments: ["12/2", "30/2", "36/3", "52/2"])
  func `tables of other sizes, wide and compact`(mode: String) throws {
    var play = try Self.midGame(mode)
    play.now = play.moment(3000)
    let name = mode.prefix { $0 != "/" }
    expectSnapshot(play.screen(), named: "wide-\(name)")
    expectSnapshot(play.screen(width: 40, height: 12), named: "compact-\(name)")
  }

  @Test(arguments: ["30/2", "52/2"])
  func `tables in ASCII`(mode: String) throws {
    let play = try Self.midGame(mode, look: Look(glyphs: .ascii))
    for (width, height, name) in [(80, 20, "wide"), (40, 12, "compact")] {
      let canvas = play.canvas(after: 500, width: width, height: height, glyphs: .ascii)
      #expect(canvas.cells.allSatisfy { (0x20..<0x7F).contains($0.scalar.value) })
      expectSnapshot(canvas.styledText, named: "ascii-\(name)-\(mode.prefix(2))")
    }
  }

  /// The look of every card says by its letters and lines alone how it lies.
  @Test func `nothing is told by colour alone`() throws {
    var play = try ScenePlay()
    let pair = try play.pair(earning: nil)
    for place in pair { try play.choose(place) }
    let layout = MatchLayout(places: 30, on: Size(width: 80, height: 20))
    let text = play.canvas(after: 500).text.split(separator: "\n", omittingEmptySubsequences: false)
    func corner(of place: Int) -> Character {
      let rect = layout.rect(of: place)
      return Array(text[rect.y])[rect.x]
    }
    let down = try #require((0..<30).first { !pair.contains($0) })
    #expect(Set([corner(of: pair[0]), corner(of: pair[1]), corner(of: down)]).count == 3)
  }

  @Test(arguments: 12...52, [Size(width: 80, height: 20), Size(width: 40, height: 12)])
  func `every card lies whole on the board, beside the others`(count: Int, size: Size) {
    let layout = MatchLayout(places: count, on: size)
    var seen: Set<Point> = []
    for place in 0..<count {
      let rect = layout.rect(of: place)
      for y in rect.y..<(rect.y + rect.height) {
        for x in rect.x..<(rect.x + rect.width) {
          #expect((0..<size.width).contains(x) && (0..<size.height).contains(y))
          #expect(seen.insert(Point(x: x, y: y)).inserted)
        }
      }
    }
    #expect(layout.grid.rows <= 4)
    #expect(layout.grid.columns <= 13)
    #expect(layout.grid.rows * layout.grid.columns - count < layout.grid.columns)
  }

  @Test func `the cards have the extents of the design`() {
    func card(_ count: Int, _ width: Int, _ height: Int) -> Size {
      MatchLayout(places: count, on: Size(width: width, height: height)).card
    }
    #expect(card(30, 80, 20) == Size(width: 7, height: 5))
    #expect(card(52, 80, 20) == Size(width: 5, height: 4))
    #expect(card(30, 40, 12) == Size(width: 4, height: 4))
    #expect(card(52, 40, 12) == Size(width: 2, height: 2))
  }
}
