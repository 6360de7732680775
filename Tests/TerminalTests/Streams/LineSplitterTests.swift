import ArcadeCore
import Testing

@testable import Terminal

struct LineSplitterTests {
  private func lines(_ bytes: [UInt8]) -> [String] {
    var splitter = LineSplitter()
    return splitter.split(bytes) + (splitter.finish().map { [$0] } ?? [])
  }

  static let texts: [(String, [String])] = [
    ("", []), ("a\n", ["a"]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\r\n", [""]), ("a\r", ["a"]),
    ("é\n🍒", ["é", "🍒"]),
  ]

  @Test(arguments: texts)
  func `a line ends at LF or CR LF, and the last one needs no end`(text: String, expected: [String])
  {
    #expect(lines(Array(text.utf8)) == expected)
  }

  @Test func `bytes that are no UTF-8 are replaced`() {
    #expect(lines([0x61, 0xFF, 0x62, 0x0A]) == ["a\u{FFFD}b"])
  }

  @Test func `of a line that never ends no more than 64 KB is kept`() {
    var splitter = LineSplitter()
    for _ in 0..<100 { #expect(splitter.split(Array(repeating: 0x79, count: 10_000)) == []) }
    #expect(splitter.split([0x0A, 0x61, 0x0A]).map(\.utf8.count) == [65_536, 1])
  }

  @Test func `a line of exactly 64 KB loses only its end`() {
    let line = Array(repeating: UInt8(0x79), count: LineSplitter.longestLine)
    #expect(lines(line + [0x0D, 0x0A]) == [String(decoding: line, as: UTF8.self)])
  }

  @Test func `any bytes in any split give the same lines`() {
    var chance = SplitMix64(state: 7)
    let alphabet: [UInt8] = [0x0A, 0x0D, 0x61, 0xC3, 0xA9, 0xF0, 0x9F, 0x8D, 0x92, 0x00]
    for _ in 0..<500 {
      let bytes = (0..<chance.draw(below: 40)).map { _ in alphabet[chance.draw(below: 10)] }
      var splitter = LineSplitter()
      var found: [String] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = 1 + chance.draw(below: rest.count)
        found += splitter.split(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      if let last = splitter.finish() { found.append(last) }
      #expect(found == lines(bytes))
    }
  }
}
