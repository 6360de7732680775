import ArcadeCore
import Terminal
import Testing

struct DecoderLaws {
  @Test(arguments: 0..<40)
  func `any bytes in any pieces are read as in one`(seed: UInt64) {
    var chance = SplitMix64(state: seed)
    for _ in 0..<100 {
      let bytes = randomInput(using: &chance)
      var whole = InputDecoder()
      let expected = whole.decode(bytes)
      var inPieces = InputDecoder()
      var decoded: [InputDecoder.Decoded] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = 1 + chance.draw(below: min(rest.count, 7))
        decoded += inPieces.decode(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(decoded == expected)
      #expect(inPieces == whole)
      #expect(inPieces.timeOut() == whole.timeOut())
    }
  }

  @Test(arguments: 0..<40)
  func `nothing is held after a time-out`(seed: UInt64) {
    var chance = SplitMix64(state: 1_000 + seed)
    for _ in 0..<100 {
      var decoder = InputDecoder()
      _ = decoder.decode(randomInput(using: &chance))
      _ = decoder.timeOut()
      #expect(!decoder.isWaiting)
      #expect(decoder == InputDecoder())
      #expect(decoder.decode("\u{1B}[A".utf8) == [.input(.key(.up))])
    }
  }

  @Test(arguments: 0..<20)
  func `Ctrl-C is heard outside of a paste whatever came before`(seed: UInt64) {
    var chance = SplitMix64(state: 2_000 + seed)
    for _ in 0..<100 {
      var decoder = InputDecoder()
      _ = decoder.decode(randomInput(using: &chance))
      guard !decoder.isPasting else { continue }
      #expect(decoder.decode([0x03]).last == .input(.key(.control("c"))))
    }
  }

  /// Pieces of sequences and bytes of no meaning, in a row.
  private func randomInput(using chance: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<",
      "\u{1B}[M", "\u{1B}[[", "\u{1B}\\", "\u{07}", "1;5", "A", "M", "m", "u", "~", "c", "é", "🍒",
      "ffff/", "0;3;4", "\u{1B}P", "\u{1B}[?", "\r", "27;5;99~",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<(1 + chance.draw(below: 12)) {
      if chance.draw(below: 3) == 0 {
        bytes.append(UInt8(truncatingIfNeeded: chance.next()))
      } else {
        bytes += pieces[chance.draw(below: pieces.count)].utf8
      }
    }
    return bytes
  }
}
