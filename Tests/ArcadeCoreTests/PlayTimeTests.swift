import ArcadeCore
import Testing

struct PlayTimeTests {
  @Test(
    arguments: [
      (0, "00:00"), (999, "00:00"), (1_000, "00:01"), (59_999, "00:59"), (60_000, "01:00"),
      (552_345, "09:12"), (3_599_999, "59:59"), (3_600_000, "1:00:00"), (4_152_000, "1:09:12"),
      (36_000_000, "10:00:00"), (360_000_000, "100:00:00"),
    ] as [(Int64, String)])
  func `people read whole seconds of play`(milliseconds: Int64, text: String) {
    #expect(PlayTime(milliseconds: milliseconds).description == text)
  }

  @Test(
    arguments: [
      (0, "10:00"), (1, "10:00"), (999, "10:00"), (1_000, "09:59"), (599_000, "00:01"),
      (599_999, "00:01"), (600_000, "00:00"), (600_001, "00:00"),
    ] as [(Int64, String)])
  func `what is left is counted in begun seconds, and is nothing only at the end`(
    played: Int64, text: String
  ) {
    let deadline = PlayTime(milliseconds: 600_000)
    #expect(deadline.left(at: PlayTime(milliseconds: played)).description == text)
  }

  @Test func `there is no play before the deal`() {
    #expect(PlayTime(milliseconds: -1) == .zero)
    #expect(PlayTime(milliseconds: .min) == .zero)
    #expect(PlayTime.zero.milliseconds == 0)
  }

  @Test func `moments are in the order of play`() {
    let moments = [3, 0, 2, 1].map { PlayTime(milliseconds: $0) }
    #expect(moments.sorted().map(\.milliseconds) == [0, 1, 2, 3])
  }
}
