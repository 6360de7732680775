import ArcadeCore
import Scores
import Testing

struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00.000Z"),
    (-1, "1969-12-31T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00.000Z"),
    (1_796_017_752_345, "2026-11-30T05:49:12.345Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00.000Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func `a moment and its text are the same thing`(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).description == text)
    #expect(Timestamp(text: text) == Timestamp(milliseconds: milliseconds))
  }

  @Test func `every moment comes back from its text`() throws {
    var generator = SplitMix64(state: 7)
    let (first, last) = (Timestamp.earliest.milliseconds, Timestamp.latest.milliseconds)
    for _ in 0..<20_000 {
      let moment = Timestamp(
        milliseconds: first + Int64(generator.draw(below: UInt64(last - first + 1))))
      #expect(Timestamp(text: moment.description) == moment)
    }
  }

  @Test func `every millisecond of a second is printed as it is`() {
    for millisecond in 0..<1000 {
      let digits = String(String(1000 + millisecond).dropFirst())
      #expect(
        Timestamp(milliseconds: 1_796_017_752_000 + Int64(millisecond)).description
          == "2026-11-30T05:49:12.\(digits)Z")
    }
  }

  @Test(arguments: [
    (1, -62_135_596_800_000), (1880, -2_840_140_800_000), (2390, 13_253_932_800_000),
  ])
  func `the days of the calendar follow each other`(firstYear: Int, start: Int64) throws {
    var (year, month, day) = (firstYear, 1, 1)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var milliseconds = start
    while year < firstYear + 130 {
      let text = Timestamp(milliseconds: milliseconds).description.prefix(10)
      let digits = [String(10_000 + year), String(100 + month), String(100 + day)]
      try #require(text == digits.map { $0.dropFirst() }.joined(separator: "-"))
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      milliseconds += 86_400_000
      day += 1
      if day > lengths[month - 1] + (isLeap && month == 2 ? 1 : 0) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-11-30T05:49:12Z", "2026-11-30T05:49:12.34Z", "2026-11-30T05:49:12.345",
    "2026-11-30t05:49:12.345Z", "2026-11-30 05:49:12.345Z", "2026-11-30T05:49:12,345Z",
    "2026-11-30T05:49:12.345+", "2026-11-31T05:49:12.345Z", "2026-02-29T05:49:12.345Z",
    "1900-02-29T00:00:00.000Z", "2026-00-30T05:49:12.345Z", "2026-13-30T05:49:12.345Z",
    "2026-11-00T05:49:12.345Z", "2026-11-30T24:00:00.000Z", "2026-11-30T05:60:12.345Z",
    "2026-11-30T23:59:60.000Z", "0000-01-01T00:00:00.000Z", "-026-11-30T05:49:12.345Z",
    "2026-11-30T05:49:12.345Z ", "２026-11-30T05:49:12.345Z",
  ])
  func `a text that is not exactly a moment is none`(text: String) {
    #expect(Timestamp(text: text) == nil)
  }

  @Test func `moments outside the years of the calendar become the nearest inside`() {
    #expect(Timestamp(milliseconds: .min) == .earliest)
    #expect(Timestamp(milliseconds: .max) == .latest)
  }
}
