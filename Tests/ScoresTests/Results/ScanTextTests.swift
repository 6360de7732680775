import ArcadeCore
import Testing

@testable import Scores

struct ScanTextTests {
  /// Whether a byte stands for itself in a JSON string, as RFC 8259 has it.
  private func standsForItself(_ byte: UInt8) -> Bool {
    (0x20...0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// The place of the first byte that does not stand for itself, found byte by byte.
  private func endOfPlainText(in bytes: [UInt8]) -> Int {
    bytes.firstIndex { !standsForItself($0) } ?? bytes.count
  }

  @Test func `plain text ends at the same byte however many are looked at at a time`() {
    let moves = Array(String(repeating: "e3:812 + h ?~ Zoë_", count: 20).utf8).filter { $0 < 0x80 }
    for place in [0, 1, 15, 16, 31, 63, 64, 126, 127, 128, 129, 200, 255, 256, 299] {
      for byte in UInt8.min...UInt8.max {
        var bytes = moves
        bytes[place] = byte
        let end = endOfPlainText(in: bytes)
        ScanText.borrow(bytes) { text in
          #expect(text.endOfPlainText(from: 0) == end)
          #expect(text.endOfLongPlainText(from: 0) == end)
        }
      }
    }
  }

  @Test func `plain text that nothing ends is over where the bytes are`() {
    for count in 0..<300 {
      let bytes = Array(repeating: UInt8(ascii: "1"), count: count)
      ScanText.borrow(bytes) { text in
        #expect(text.endOfPlainText(from: 0) == count)
        #expect(text.endOfLongPlainText(from: 0) == count)
      }
    }
  }

  @Test func `a short string is as long as its closing quote says, or is left to others`() {
    var generator = SplitMix64(seed: Seed(randomBits: 13 << 11), stream: 1)
    var found = 0
    for _ in 0..<20_000 {
      var bytes = Array("classic".utf8)
      for _ in 0..<generator.draw(below: 4) {
        bytes[Int(generator.draw(below: 7))] = UInt8(generator.draw(below: 256))
      }
      bytes.insert(UInt8(ascii: "\""), at: Int(generator.draw(below: 8)))
      let end = endOfPlainText(in: bytes)
      ScanText.borrow(bytes) { text in
        guard let length = text.lengthOfShortString(at: 0) else { return }
        found += 1
        #expect(length == end && bytes[end] == UInt8(ascii: "\""))
      }
    }
    #expect(found > 10_000)
  }

  @Test(arguments: ["slots", "match", "set", "anagram", "classic", "30/2", "race 20", "junior", ""])
  func `the kinds and modes that there are, are short strings`(name: String) {
    ScanText.borrow(Array((name + "\",").utf8)) { text in
      #expect(text.lengthOfShortString(at: 0) == name.utf8.count)
    }
  }
}
