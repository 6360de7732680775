import Terminal
import TestSupport
import Testing

@testable import SetGame

struct SetColorTests {
  @Test(arguments: ["dark", "light", "mono"])
  func `the table on a dark and a light background, and without colour`(name: String) throws {
    let theme = try #require(Theme(named: name))
    var play = try SetPlay(seed: 7)
    try play.move(.hint, .choose(0), .choose(4))
    let canvas = play.canvas(width: 80, height: 20)
    expectSnapshot(canvas.coloredText(theme, depth: .direct), named: "colors-\(name)")
    expectSnapshot(canvas.coloredText(theme, depth: .sixteen), named: "colors-\(name)-16")
  }
}
