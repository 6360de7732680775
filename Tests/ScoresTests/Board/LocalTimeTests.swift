import Testing

@testable import Scores

struct LocalTimeTests {
  /// The clocks of central Europe around the end of summer time 2026: back at 01:00 UTC on 25 October.
  private static let vienna = LocalTime { moment in
    moment.milliseconds < 1_792_890_000_000 ? 7200 : 3600
  }

  private func moment(_ text: String) throws -> Timestamp { try #require(Timestamp(text: text)) }

  @Test(arguments: [
    ("2026-10-24T22:30:00.000Z", "2026-10-25 00:30"),
    ("2026-10-25T00:59:59.999Z", "2026-10-25 02:59"),
    ("2026-10-25T01:00:00.000Z", "2026-10-25 02:00"),
    ("2026-10-25T23:00:00.000Z", "2026-10-26 00:00"),
  ])
  func `moments are shown with the offset of their date`(utc: String, local: String) throws {
    #expect(Self.vienna.text(try moment(utc)) == local)
  }

  @Test(arguments: [
    ("2026-10-24", "2026-10-23T22:00:00.000Z", "2026-10-24T21:59:59.999Z"),
    ("2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T22:59:59.999Z"),
    ("2026-10-26", "2026-10-25T23:00:00.000Z", "2026-10-26T22:59:59.999Z"),
    ("1969-12-31", "1969-12-30T22:00:00.000Z", "1969-12-31T21:59:59.999Z"),
  ])
  func `a day is as long as it is there`(day: String, first: String, last: String) throws {
    let date = try #require(BoardDate(text: day))
    #expect(date.first(in: Self.vienna) == (try moment(first)).milliseconds)
    #expect(date.last(in: Self.vienna) == (try moment(last)).milliseconds)
    for milliseconds in [date.first(in: Self.vienna), date.last(in: Self.vienna)] {
      #expect(
        BoardDate.day(number: Self.vienna.day(of: Timestamp(milliseconds: milliseconds))) == date)
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11-31", "2026-11-3", "2026-11-30 ", "2026-11-30T05:49", "30.11.2026",
    "2026-02-29", "2026-11-30T05:49:12Z", "0000-01-01",
  ])
  func `what is no date is none`(text: String) {
    #expect(BoardDate(text: text) == nil)
  }

  @Test func `the system's time zone answers for any moment`() {
    let time = LocalTime.system()
    for moment in [Timestamp.earliest, Timestamp(milliseconds: 0), Sample.start, Timestamp.latest] {
      #expect(time.text(moment).utf8.count == 16)
    }
  }
}
