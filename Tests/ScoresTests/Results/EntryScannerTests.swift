import ArcadeCore
import Scores
import Testing

struct EntryScannerTests {
  private static let one = Sample.result(1).json
  private static let two = Sample.result(2).json
  private static let keys = (1...2).map { Sample.key($0) }

  @Test func `entries come with their key, line and exact bytes`() {
    let file = ScannedFile(Sample.file([(Self.keys[0], Self.one), (Self.keys[1], Self.two)]))

    #expect(
      file.entries == [
        .init(key: Self.keys[0], line: 2, value: Self.one),
        .init(key: Self.keys[1], line: 3, value: Self.two),
      ])
    #expect(file.damage.isEmpty)
  }

  @Test(arguments: ["{}", "{\n}\n", " { \r\n\t} \n\n"])
  func `an empty object has no entries and no damage`(text: String) {
    let file = ScannedFile(text)
    #expect(file.entries.isEmpty && file.damage.isEmpty)
  }

  @Test func `a file that an editor has reformatted reads the same`() throws {
    let spread = Self.one.replacing(",", with: ",\n    ").replacing("{", with: "{\n    ")
    let text = "{\n  \"\(Self.keys[0])\" : \(spread),\n\n\"\(Self.keys[1])\":\n\(Self.two) }"
    let file = ScannedFile(text)

    #expect(file.entries.map(\.key) == Self.keys)
    #expect(file.entries.map(\.line) == [2, 13])
    #expect(file.entries.map(\.value) == [spread, Self.two])
    #expect(file.damage.isEmpty)
    #expect(try GameResult(bytes: Array(spread.utf8)) == Sample.result(1))
  }

  @Test func `unknown fields of any depth are kept byte for byte`() {
    let odd = #"{"kind":"chess","x":[{"y":"}\"{"},[1.5e3,null,[]],{}],"z":{"": "\u00e9"}}"#
    let file = ScannedFile(Sample.file([(Self.keys[0], odd), (Self.keys[1], Self.two)]))

    #expect(file.entries.map(\.value) == [odd, Self.two])
    #expect(file.damage.isEmpty)
  }

  @Test func `equal keys are handed out as they come`() {
    let file = ScannedFile(Sample.file([(Self.keys[0], Self.one), (Self.keys[0], Self.two)]))
    #expect(file.entries.map(\.value) == [Self.one, Self.two])
  }

  @Test func `an entry longer than the buffer is whole`() {
    let long = Sample.result(1) { $0.moves = String(repeating: "2:1830 ", count: 20_000) }.json
    let file = ScannedFile(
      Sample.file([(Self.keys[0], long), (Self.keys[1], Self.two)]), chunk: 256)
    #expect(file.entries.map(\.value) == [long, Self.two])
  }

  @Test func `an entry longer than a mebibyte is damage, and costs no other`() {
    let long = Sample.result(1) { $0.moves = String(repeating: "2:1830 ", count: 200_000) }.json
    let file = ScannedFile(Sample.file([(Self.keys[0], long), (Self.keys[1], Self.two)]))
    #expect(file.entries.map(\.value) == [Self.two])
    #expect(file.damage.map(\.cause) == [.brokenEntry])
    #expect(file.damage[0].text == "\"\(Self.keys[0])\":\(long),\n")
  }

  @Test func `any chunks of any damaged file give the same entries and the same damage`() {
    var generator = SplitMix64(seed: Seed(randomBits: 3 << 11), stream: 1)
    let whole = Array(Sample.file(12).utf8)
    for round in 0..<150 {
      var bytes = whole
      for _ in 0..<(round % 4) {
        let place = Int(generator.draw(below: UInt64(bytes.count)))
        let length = min(Int(generator.draw(below: 90)), bytes.count - place)
        let noise = (0..<Int(generator.draw(below: 4))).map { _ in
          Array("\"{}[]:,\n\\\0a".utf8)[Int(generator.draw(below: 11))]
        }
        bytes.replaceSubrange(place..<(place + length), with: noise)
      }
      let chunk = 128 + Int(generator.draw(below: 600))
      let pieces = ScannedFile(bytes: bytes, chunk: chunk) {
        1 + Int(generator.draw(below: round % 2 == 0 ? 5 : 300))
      }
      #expect(pieces == ScannedFile(bytes: bytes))
    }
  }
}
