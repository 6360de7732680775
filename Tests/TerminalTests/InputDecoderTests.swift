import Terminal
import Testing

struct InputDecoderTests {
  @Test(arguments: KeyCases.all)
  func `a key is read from what terminals send for it`(bytes: String, key: Key) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes.utf8) == [.input(.key(key))])
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: KeyCases.all)
  func `a key cut after any byte is the same key`(bytes: String, key: Key) {
    for cut in 1..<max(2, bytes.utf8.count) {
      var decoder = InputDecoder()
      let first = decoder.decode(bytes.utf8.prefix(cut))
      #expect(first + decoder.decode(bytes.utf8.dropFirst(cut)) == [.input(.key(key))])
    }
  }

  @Test(arguments: [
    "\u{1B}[>0;276;0c", "\u{1B}[?1;2$y", "\u{1B}[12;40R", "\u{1B}[201~", "\u{1B}[9999~",
    "\u{1B}[1;5:3A", "\u{1B}[99;5:3u", "\u{1B}[57441u", "\u{1B}[57358u", "\u{1B}[55555555555u",
    "\u{1B}[1;999A", "\u{1B}[1;0A", "\u{1B}[=1;2X", "\u{1B}[[Z", "\u{1B}Oz",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]0;title\u{07}", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}]11;rgb:zz/00/00\u{07}", "\u{1B}]10;rgb:ff/ff/ff\u{07}", "\u{1B}[M !!",
    "\u{1B}[96;20;30M", "\u{1B}[1;2;3;4x", "\u{1B}[u", "\u{80}", "\u{9B}", "\u{1B}[128512;5:3u",
  ])
  func `what is unknown is swallowed whole`(bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes.utf8) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("x".utf8) == [.input(.key(.character("x")))])
  }

  @Test(
    arguments: [
      ([0xFF], ""), ([0xC3, 0x28], "("), ([0xC0, 0xAF], ""), ([0xED, 0xA0, 0x80], ""),
      ([0xF4, 0x90, 0x80, 0x80], ""), ([0xE2, 0x82, 0x41], "A"), ([0xC3, 0xC3, 0xA9], "é"),
      ([0x80, 0x41], "A"), ([0xF0, 0x9F, 0x8D, 0x92], "🍒"), ([0xE0, 0x80, 0xAF], ""),
    ] as [([UInt8], String)])
  func `invalid UTF-8 is dropped and what follows is read`(bytes: [UInt8], text: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes) == text.map { .input(.key(.character($0))) })
    #expect(!decoder.isWaiting)
  }

  @Test func `a letter and a mark that combines with it are two keys`() {
    var decoder = InputDecoder()
    #expect(
      decoder.decode("e\u{301}".utf8)
        == [.input(.key(.character("e"))), .input(.key(.character("\u{301}")))])
  }

  @Test func `Esc alone is Esc once the delay is over`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.input(.key(.escape))])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
  }

  @Test(
    arguments: [
      ("\u{1B}\u{1B}", [Key.escape, .escape]),
      ("\u{1B}\u{1B}\u{1B}", [.escape, .escape, .escape]),
      ("\u{1B}\u{1B}a", [.escape, Key(.character("a"), alt: true)]),
      ("\u{1B}\u{03}", [.escape, .control("c")]),
      ("\u{1B}\u{1A}", [.escape, .control("z")]),
      ("\u{1B}\u{1B}[A", [Key(.up, alt: true)]),
      ("\u{1B}[\u{1B}[A", [Key(.character("["), alt: true), .up]),
      ("\u{1B}[12\u{03}", [.control("c")]),
      ("\u{1B}[12é", [.character("é")]),
      ("\u{1B}[1;\u{1B}[B", [.down]),
      ("\u{1B}]11;rgb\u{03}", [.control("c")]),
      ("\u{1B}]11;rgb\u{1B}[B", [.down]),
      ("\u{1B}[M \u{1B}[B", [.down]),
      ("\u{1B}[", [Key(.character("["), alt: true)]),
      ("\u{1B}O", [Key(.character("O"), alt: true)]),
      ("\u{1B}]", [Key(.character("]"), alt: true)]),
      ("\u{1B}\u{1B}[", [.escape, Key(.character("["), alt: true)]),
      ("\u{1B}[12", []), ("\u{1B}O1", []), ("\u{1B}]11;", []), ("\u{1B}[M ", []),
    ] as [(String, [Key])])
  func `what is cut short is given up without losing a key`(bytes: String, keys: [Key]) {
    var decoder = InputDecoder()
    let decoded = decoder.decode(bytes.utf8) + decoder.timeOut()
    #expect(decoded == keys.map { .input(.key($0)) })
    #expect(!decoder.isWaiting)
  }

  @Test func `half a character is given up`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xE2, 0x82]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("x".utf8) == [.input(.key(.character("x")))])
  }

  @Test func `a sequence without end takes no memory and ends`() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[".utf8) == [])
    for _ in 0..<1_000 { #expect(decoder.decode(repeatElement(0x31, count: 1_000)) == []) }
    #expect(decoder.decode("mx".utf8) == [.input(.key(.character("x")))])
    #expect(decoder.decode("\u{1B}]11;".utf8) == [])
    for _ in 0..<1_000 { #expect(decoder.decode(repeatElement(0x31, count: 1_000)) == []) }
    #expect(decoder.timeOut() == [])
    #expect(decoder == InputDecoder())
  }
}
