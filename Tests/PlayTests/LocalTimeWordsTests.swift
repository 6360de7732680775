import Scores
import Testing

@testable import Play

struct LocalTimeWordsTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00.000Z", "Thu 1 Jan", "1 Jan 00:00"),
    ("2026-11-30T08:12:59.999Z", "Mon 30 Nov", "30 Nov 08:12"),
    ("2024-02-29T23:59:00.000Z", "Thu 29 Feb", "29 Feb 23:59"),
    ("1969-12-31T12:00:00.000Z", "Wed 31 Dec", "31 Dec 12:00"),
  ])
  func `days are told as people say them`(text: String, day: String, minute: String) throws {
    let moment = try #require(Timestamp(text: text))
    #expect(LocalTime.utc.weekday(moment) == day)
    #expect(LocalTime.utc.shortText(moment) == minute)
  }
}
