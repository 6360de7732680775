import Terminal
import TestSupport
import Testing

@testable import Play

struct LobbyPictureTests {
  private var picture: LobbyPicture {
    let figures = LobbyRow.Figures(
      count: 41, best: "+1,280", recent: [-20, 0, 15, 9, 40], streak: 6)
    let once = LobbyRow.Figures(count: 1, best: nil, recent: [3], streak: 1)
    var picture = LobbyPicture(
      rows: [
        LobbyRow(title: "Slots", summary: "five wheels", figures: figures, left: "+12, 02:31"),
        LobbyRow(title: "Other", summary: "another game", figures: once),
        LobbyRow(title: "Third", summary: "not played yet"),
      ],
      today: "Mon 30 Nov", settings: "theme auto · sound on · motion on")
    picture.results = "171 results, last: Slots +12, 04:05, 2026-11-30 08:12"
    return picture
  }

  private func drawn(_ size: Size, _ glyphs: GlyphSet = .unicode) throws -> Canvas {
    var canvas = Canvas(size: size, glyphs: glyphs)
    picture.draw(in: try #require(Layout(size)), on: &canvas)
    return canvas
  }

  @Test func `the lobby at 80x24`() throws {
    expectSnapshot(try drawn(Size(width: 80, height: 24)).text, named: "lobby")
  }

  @Test func `the lobby in its compact layout, as ASCII`() throws {
    let screen = try drawn(Size(width: 40, height: 16), .ascii).text
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
    expectSnapshot(screen, named: "lobby-compact-ascii")
  }

  @Test func `each row can be clicked`() throws {
    let canvas = try drawn(Size(width: 80, height: 24))
    let keys = canvas.targets.map(\.key)
    for number in 1...5 { #expect(keys.contains(.character(Character(String(number))))) }
  }

  @Test(arguments: [([], ""), ([5], "▄"), ([7, 7], "▄▄"), ([-100, 0, 100], "▁▄█")])
  func `scores become heights`(scores: [Int], line: String) {
    let figures = LobbyRow.Figures(count: 1, best: nil, recent: scores, streak: 0)
    #expect(figures.sparkline == line)
  }
}
