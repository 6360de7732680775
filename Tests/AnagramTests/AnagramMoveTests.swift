import Anagram
import Testing

struct AnagramMoveTests {
  @Test(arguments: [
    (AnagramMove.place(letter: "e", target: 3), "e3"), (.place(letter: "z", target: 28), "z28"),
    (.place(letter: "æ", target: 1), "(e6)1"), (.place(letter: "λ", target: 12), "(3bb)12"),
    (.word("silent"), "=silent"), (.word("æon"), "=(e6)on"), (.word("ßß"), "=(df)(df)"),
    (.hint, "?"), (.skip, ">"), (.giveUp, "!"),
  ])
  func `a move is written and read exactly`(move: AnagramMove, text: String) {
    #expect(move.text == text)
    #expect(AnagramMove(text: text) == move)
    #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    #expect(!text.contains { ":\"'\\".contains($0) })
  }

  @Test(arguments: [
    "", "e", "3", "e0", "e03", "e29", "e-1", "e+3", "e3 ", " e3", "E3", "é3", "e3e", "e 3",
    "e\u{301}3",
    "(65)3", "(E6)1", "(0e6)1", "(e6)", "(e6", "()1", "(+e6)1", "(d800)1", "(110000)1", "=", "=a",
    "=Silent", "=s3", "=(61)b", "=" + String(repeating: "a", count: 29), "??", ">1", "hint", "e3:1",
    "e99999999999999999999",
  ])
  func `no other text is a move`(text: String) {
    #expect(AnagramMove(text: text) == nil)
  }

  @Test func `a word may have the letters of the longest phrase`() {
    let text = "=" + String(repeating: "a", count: 28)
    #expect(AnagramMove(text: text)?.text == text)
  }
}
