import ArcadeCore
import Testing

struct SeedTests {
  @Test func `seeds are whole numbers that every JSON reader holds`() {
    #expect(Seed(0)?.number == 0)
    #expect(Seed(9_007_199_254_740_991)?.number == 9_007_199_254_740_991)
    #expect(Seed(9_007_199_254_740_992) == nil)
    #expect(Seed(.max) == nil)
  }

  @Test(arguments: NumberTexts.bad)
  func `text that is none makes no seed`(text: String) {
    #expect(Seed(text: text) == nil)
  }

  @Test(arguments: NumberTexts.good)
  func `decimal digits make a seed`(text: String, number: UInt64) {
    #expect(Seed(text: text)?.number == number)
  }

  @Test func `a seed is read from its own text`() {
    var generator = SplitMix64(state: 1)
    for _ in 0..<1_000 {
      let seed = Seed(randomBits: generator.next())
      #expect(Seed(text: seed.description) == seed)
    }
  }

  @Test func `random bits cover all seeds and no more`() {
    #expect(Seed(randomBits: 0).number == 0)
    #expect(Seed(randomBits: .max).number == WholeNumber.largest)
    #expect(Seed(randomBits: 0x8000_0000_0000_07FF).number == 1 << 52)
  }
}
