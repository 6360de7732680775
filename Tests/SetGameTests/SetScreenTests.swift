import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import SetGame

struct SetScreenTests {
  /// The cards of the sketch: a choice, a hint and a miss in one picture.
  private static func sketch(look: Look = Look()) throws -> SetPlay {
    try SetPlay(
      table: "2RTO 1RSS 3ROD 1GSD 3GOO 2GTS 3POS 2PSO 1POD 2PTD 1GTO 3RSS", deck: "1RSO 1RSD 1GSO",
      look: look)
  }

  @Test func `the table at rest, with a choice, a cursor, a hint and a miss`() throws {
    var play = try Self.sketch()
    expectSnapshot(play.screen(), named: "wide-start")
    try play.move(.hint, .choose(0), .choose(4))
    play.press(.down)
    expectSnapshot(play.screen(), named: "wide-chosen")
    try play.move(.choose(5))
    expectSnapshot(play.screen(), named: "wide-missed")
  }

  @Test func `a Set is found: bright, then gone, then new cards`() throws {
    var play = try SetPlay(seed: 7)
    try play.findSet()
    expectSnapshot(play.screen(after: 100), named: "wide-found")
    expectSnapshot(play.screen(after: 720), named: "wide-arriving")
    expectSnapshot(play.screen(after: 900), named: "wide-arrived")
    #expect(play.scene.nextFrame(after: play.now.adding(milliseconds: 900)) == nil)
  }

  @Test(arguments: [15, 18, 21])
  func `more cards than twelve`(cards: Int) throws {
    var play = try SetPlay(seed: 7)
    while play.game.table.places.count < cards { try play.move(.threeMore) }
    expectSnapshot(play.screen(after: 900), named: "wide-\(cards)")
    expectSnapshot(play.screen(after: 900, width: 40, height: 12), named: "compact-\(cards)")
  }

  @Test func `the compact table`() throws {
    var play = try Self.sketch()
    try play.move(.hint, .choose(0), .choose(4))
    play.press(.down)
    expectSnapshot(play.screen(width: 40, height: 12), named: "compact-chosen")
  }

  @Test(arguments: [GlyphSet.unicode, .ascii], [(11, 5), (9, 3), (7, 3), (5, 3)])
  func `each of the 81 cards is told from all others without any colour`(
    glyphs: GlyphSet, extent: (Int, Int)
  ) {
    let size = Size(width: extent.0, height: extent.1)
    let drawing = SetCardDrawing(
      rect: Rect(x: 0, y: 0, width: size.width, height: size.height), label: "q")
    let pictures = SetCard.deck.map { card in
      var canvas = Canvas(size: size, glyphs: glyphs)
      drawing.draw(.card(card, .plain, isHinted: false), on: &canvas)
      return canvas.text
    }
    #expect(Set(pictures).count == 81)
  }

  @Test func `junior and a puzzle`() throws {
    let junior = try SetPlay(.junior, seed: 7)
    expectSnapshot(junior.screen(), named: "wide-junior")
    expectSnapshot(junior.screen(width: 40, height: 12), named: "compact-junior")
    var puzzle = try SetPlay(.puzzle, seed: 7)
    try puzzle.findSet()
    try puzzle.findSet()
    expectSnapshot(puzzle.screen(after: 900), named: "wide-puzzle")
  }

  @Test func `the tables in ASCII`() throws {
    var play = try Self.sketch(look: Look(glyphs: .ascii))
    try play.move(.hint, .choose(0), .choose(4))
    play.press(.down)
    let wide = play.canvas(glyphs: .ascii).styledText
    let compact = play.canvas(width: 40, height: 12, glyphs: .ascii).styledText
    expectSnapshot(wide, named: "ascii-wide")
    expectSnapshot(compact, named: "ascii-compact")
    let board = play.canvas(glyphs: .ascii)
    #expect(board.cells.allSatisfy { (0x20..<0x7F).contains($0.scalar.value) })
  }

  @Test func `what is left at the end, with empty places`() throws {
    var play = try SetPlay(seed: 7)
    while !play.game.isOver {
      _ = try play.game.sets.isEmpty ? play.move(.threeMore) : play.findSet()
    }
    expectSnapshot(play.screen(after: 900), named: "wide-over")
  }
}
