import Terminal
import Testing

struct AnswerTests {
  @Test(
    arguments: [
      ("11;rgb:1e/1e/2e\u{07}", [0x1E, 0x1E, 0x2E]),
      ("11;rgb:1e1e/1e1e/2e2e\u{07}", [0x1E, 0x1E, 0x2E]),
      ("11;rgb:ffff/ffff/ffff\u{1B}\\", [255, 255, 255]),
      ("11;rgb:0000/8000/FFFF\u{1B}\\", [0, 128, 255]),
      ("11;rgb:f/0/8\u{07}", [255, 0, 136]), ("11;rgb:fff/000/800\u{07}", [255, 0, 128]),
      ("11;rgba:ffff/0000/0000/8000\u{07}", [255, 0, 0]),
    ] as [(String, [UInt8])])
  func `the background's colour is read`(answer: String, parts: [UInt8]) {
    var decoder = InputDecoder()
    #expect(
      decoder.decode("\u{1B}]\(answer)".utf8)
        == [.background(red: parts[0], green: parts[1], blue: parts[2])])
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: ["?1;2", "?62;22", "?6", "?65;1;9;15;18;21;22;28;29;42;45;46"])
  func `the answer to DA1 is read`(answer: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[\(answer)c".utf8) == [.attributes])
  }

  @Test func `focus is read`() {
    var decoder = InputDecoder()
    #expect(
      decoder.decode("\u{1B}[O\u{1B}[I".utf8) == [.input(.focus(false)), .input(.focus(true))])
  }

  @Test func `keys among answers are kept`() {
    var decoder = InputDecoder()
    #expect(
      decoder.decode("a\u{1B}]11;rgb:00/00/00\u{1B}\\b\u{1B}[?1;2cc".utf8) == [
        .input(.key(.character("a"))), .background(red: 0, green: 0, blue: 0),
        .input(.key(.character("b"))), .attributes, .input(.key(.character("c"))),
      ])
  }
}
