import ArcadeCore
import Scores
import Testing

struct ResultKeyTests {
  @Test func `a key made of chance is read back`() throws {
    var generator = SplitMix64(state: 3)
    for _ in 0..<2000 {
      let start = Timestamp(milliseconds: Int64(generator.draw(below: 4_000_000_000_000)))
      let key = ResultKey(start: start, randomBits: generator.next())
      #expect(ResultKey(text: key.text) == key)
      #expect(key.start == start)
      #expect(key.text.utf8.count == 29)
    }
  }

  @Test func `every character is drawn in every place`() {
    var generator = SplitMix64(state: 4)
    var drawn = [Set<Character>](repeating: [], count: 4)
    for _ in 0..<3000 {
      let key = ResultKey(start: .init(milliseconds: 0), randomBits: generator.next())
      for (place, character) in key.text.suffix(4).enumerated() { drawn[place].insert(character) }
    }
    #expect(drawn.allSatisfy { $0.count == 34 })
  }

  @Test(arguments: [
    "", "2026-11-30T05:49:12.345Z", "2026-11-30T05:49:12.345Z-", "2026-11-30T05:49:12.345Z-k7f",
    "2026-11-30T05:49:12.345Z-k7fqq", "2026-11-30T05:49:12.345Z-K7fq",
    "2026-11-30T05:49:12.345Z-k1fq", "2026-11-30T05:49:12.345Z-k0fq",
    "2026-11-30T05:49:12.345Z_k7fq", "2026-11-31T05:49:12.345Z-k7fq",
    "../../../../../etc/passwd-abc",
  ])
  func `a text that is not exactly a key is none`(text: String) {
    #expect(ResultKey(text: text) == nil)
  }
}
