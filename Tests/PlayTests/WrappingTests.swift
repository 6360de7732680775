import Terminal
import Testing

@testable import Play

struct WrappingTests {
  @Test(arguments: [
    ("", [""]),
    ("short", ["short"]),
    ("one two three", ["one two", "three"]),
    ("a  table   row", ["a  table", "row"]),
    ("  two words here", ["  two", "  words", "  here"]),
    ("unbreakablewords", ["unbreakablewords"]),
    ("unbreakable words", ["unbreakable", "words"]),
    ("exactly8 x", ["exactly8", "x"]),
    ("         ", ["         "]),
  ])
  func `a text is broken at blanks, and blanks inside a line stay`(text: String, lines: [String]) {
    #expect(text.wrapped(to: 8) == lines)
  }

  @Test func `no line is wider than it may be, and no word is lost`() {
    let text = "You start with 100 credits. 🍒 Stake 1 to 5 of them on a spin: the wheels are drawn."
    for width in 8...90 {
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { Glyphs.width(of: $0) <= width })
      #expect(lines.joined(separator: " ") == text)
    }
  }
}
