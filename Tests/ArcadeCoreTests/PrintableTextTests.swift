import ArcadeCore
import Testing

struct PrintableTextTests {
  @Test(arguments: [
    ("plain é ♠ 中", "plain é ♠ 中"), ("\u{1B}[2J", "\\u{1b}[2J"), ("a\nb", "a\\u{a}b"),
    ("\r\n", "\\u{d}\\u{a}"), ("\u{9B}", "\\u{9b}"), ("\u{7F}", "\\u{7f}"), ("\0", "\\u{0}"),
    ("\u{202E}", "\\u{202e}"), ("\u{2028}", "\\u{2028}"), ("\u{E000}", "\\u{e000}"), ("", ""),
  ])
  func `what could move a cursor becomes visible`(text: String, shown: String) {
    #expect(PrintableText.escaped(text) == shown)
  }

  @Test func `a text of any length is cut by characters, not in one`() {
    #expect(PrintableText.shortened("abcdef", to: 6) == "abcdef")
    #expect(PrintableText.shortened("abcdefg", to: 6) == "abcdef...")
    #expect(PrintableText.shortened(String(repeating: "é", count: 1_000_000), to: 2) == "éé...")
  }

  @Test func `without UTF-8 everything but ASCII is written in digits`() {
    #expect(PrintableText.ascii("né ♠") == "n\\u{e9} \\u{2660}")
  }
}
