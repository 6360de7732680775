import Terminal
import Testing

struct PasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  @Test(arguments: [
    ("q!m", "q!m"), ("", ""), ("Grüße 🍒", "Grüße 🍒"), ("a\rb\r\nc\nd", "a\nb\nc\nd"),
    ("a\u{1B}[Ab\u{1B}\u{1B}[200~", "a[Ab[200~"), ("\u{03}\u{1A}\u{00}x\ty\u{7F}\u{9B}", "x\ty"),
    ("\u{1B}[20", "[20"), ("\u{1B}[201\u{1B}[201", "[201[201"),
  ])
  func `pasted text is text and never keys`(pasted: String, text: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode((begin + pasted + end).utf8) == [.input(.paste(text))])
    #expect(!decoder.isWaiting)
  }

  @Test func `a paste is under way until its end`() {
    var decoder = InputDecoder()
    #expect(decoder.decode((begin + "ab").utf8) == [])
    #expect(decoder.isPasting && decoder.isWaiting)
    #expect(
      decoder.decode(("c" + end + "q").utf8)
        == [.input(.paste("abc")), .input(.key(.character("q")))])
    #expect(!decoder.isPasting)
  }

  @Test func `a lost end mark does not hang`() {
    var decoder = InputDecoder()
    #expect(decoder.decode((begin + "abc\u{1B}[2").utf8) == [])
    #expect(decoder.timeOut() == [.input(.paste("abc"))])
    #expect(decoder.decode((end + "q").utf8) == [.input(.key(.character("q")))])
  }

  @Test func `what is invalid in a paste is left out`() {
    var decoder = InputDecoder()
    let bytes = Array(begin.utf8) + [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82] + Array(end.utf8)
    #expect(decoder.decode(bytes) == [.input(.paste("ab"))])
  }

  @Test func `a paste without measure is cut and still ends`() {
    var decoder = InputDecoder()
    _ = decoder.decode(begin.utf8)
    for _ in 0..<300 { #expect(decoder.decode(repeatElement(0x61, count: 1_000)) == []) }
    let text = String(repeating: "a", count: InputDecoder.longestPaste)
    #expect(decoder.decode(end.utf8) == [.input(.paste(text))])
  }
}
