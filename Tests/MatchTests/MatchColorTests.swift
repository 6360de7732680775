import Terminal
import TestSupport
import Testing

@testable import Match

struct MatchColorTests {
  @Test(arguments: ["dark", "light", "mono"])
  func `the table on a dark and a light background, and without colour`(name: String) throws {
    let theme = try #require(Theme(named: name))
    var play = try ScenePlay()
    for place in 0..<3 { try play.make(.choose(place)) }
    let canvas = play.canvas(after: 500)
    expectSnapshot(canvas.coloredText(theme, depth: .direct), named: "colors-\(name)")
    expectSnapshot(canvas.coloredText(theme, depth: .sixteen), named: "colors-\(name)-16")
  }
}
