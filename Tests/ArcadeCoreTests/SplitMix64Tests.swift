import ArcadeCore
import Testing

/// What the generator gives, worked out by another program from the published algorithms.
struct SplitMix64Tests {
  @Test func `the raw bits are those of the published generator`() {
    var generator = SplitMix64(state: 1_234_567)
    let bits = (0..<5).map { _ in generator.next() }
    #expect(
      bits == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test(
    arguments: [
      (0, 0, [16_294_208_416_658_607_535, 7_960_286_522_194_355_700, 487_617_019_471_545_679]),
      (0, 1, [6_791_897_765_849_424_158, 17_405_687_883_870_564_846, 834_844_254_806_117_752]),
      (1, 0, [10_451_216_379_200_822_465, 13_757_245_211_066_428_519, 17_911_839_290_282_890_590]),
      (1, 1, [16_860_738_450_190_168_606, 14_203_960_287_698_257_547, 17_660_340_338_211_775_062]),
      (1, 2, [16_171_810_823_986_729_605, 15_267_791_707_863_995_792, 2_804_783_953_127_038_994]),
      (
        2_026, 0,
        [15_824_617_304_438_902_051, 8_699_989_649_721_214_301, 12_310_341_597_754_734_734]
      ),
      (
        2_026, 2,
        [2_934_606_781_335_591_968, 9_324_866_307_291_306_031, 10_671_791_837_166_117_320]
      ),
      (
        9_007_199_254_740_991, 0,
        [2_646_233_860_231_550_367, 3_513_919_288_614_318_488, 9_765_177_950_096_426_844]
      ),
      (
        9_007_199_254_740_991, 1,
        [1_225_053_346_596_543_951, 10_044_836_186_760_357_044, 11_465_579_214_926_551_654]
      ),
    ] as [(UInt64, UInt64, [UInt64])])
  func `a seed and a stream give these bits for ever`(
    number: UInt64, stream: UInt64, bits: [UInt64]
  ) throws {
    var generator = try SplitMix64(seed: #require(Seed(number)), stream: stream)
    #expect(bits.map { _ in generator.next() } == bits)
  }

  @Test func `a game draws from stream 0`() throws {
    let seed = try #require(Seed(7))
    #expect(SplitMix64(seed: seed) == SplitMix64(seed: seed, stream: 0))
  }

  @Test func `streams of one seed have nothing in common`() throws {
    let seed = try #require(Seed(1))
    let bits = (UInt64(0)..<20).flatMap { stream in
      var generator = SplitMix64(seed: seed, stream: stream)
      return (0..<500).map { _ in generator.next() }
    }
    #expect(Set(bits).count == 10_000)
  }

  @Test(
    arguments: [
      (0, [5, 2, 0, 5, 0, 1, 1, 4, 1, 5, 2, 4, 3, 3, 4, 3, 2, 4, 1, 5]),
      (1, [3, 4, 5, 2, 2, 4, 5, 3, 1, 4, 2, 3, 2, 3, 2, 1, 3, 4, 4, 5]),
      (2_026, [5, 2, 4, 2, 4, 4, 5, 4, 2, 1, 2, 5, 1, 1, 3, 0, 1, 1, 3, 3]),
      (9_007_199_254_740_991, [0, 1, 3, 1, 2, 5, 1, 1, 4, 4, 2, 1, 0, 5, 1, 0, 1, 4, 5, 5]),
    ] as [(UInt64, [Int])])
  func `a seed throws these dice for ever`(number: UInt64, dice: [Int]) throws {
    var generator = try SplitMix64(seed: #require(Seed(number)))
    #expect(dice.map { _ in generator.draw(below: 6) } == dice)
  }

  @Test func `a draw below any bound is this for ever`() throws {
    var generator = try SplitMix64(seed: #require(Seed(2_026)))
    let bounds: [UInt64] = [1, 2, 3, 52, 81, 1_000, 1 << 32, 1 << 63 + 1, .max]
    #expect(
      bounds.map { generator.draw(below: $0) } == [
        0, 0, 2, 20, 64, 726, 4_093_146_396, 3_091_110_276_793_233_846, 16_636_533_276_210_603_999,
      ])
  }

  @Test func `bits that would favour a number are drawn anew`() throws {
    var generator = try SplitMix64(seed: #require(Seed(1)))
    let draws = (0..<4).map { _ in generator.draw(below: 1 << 63 + 1 as UInt64) }
    #expect(
      draws == [
        8_955_919_645_141_445_295, 4_098_490_376_910_890_117, 4_097_618_618_563_484_380,
        7_036_458_801_432_265_024,
      ])
    #expect(generator.next() == 16_184_226_688_143_867_045, "two of six were drawn anew")
  }

  @Test(
    arguments: [
      (0, "VMXJTSYBPRFINHLUQEODGCZAKW"), (1, "DCEWIAZLHMBTUPYGNFVRQJKXSO"),
      (2_026, "KVAZSMYOJCBHXENFDGUTPRIQLW"), (9_007_199_254_740_991, "KAJPSOVHGRQCLBTWNXZYUIFMED"),
    ] as [(UInt64, String)])
  func `a seed shuffles the alphabet so for ever`(number: UInt64, order: String) throws {
    var generator = try SplitMix64(seed: #require(Seed(number)))
    #expect(generator.shuffled(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) == Array(order))
  }
}
