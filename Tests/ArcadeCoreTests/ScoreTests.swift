import ArcadeCore
import Testing

struct ScoreTests {
  @Test(
    arguments: [
      (0, "0", "0"), (7, "7", "+7"), (999, "999", "+999"), (1_000, "1,000", "+1,000"),
      (1_280, "1,280", "+1,280"), (-12, "−12", "−12"), (-1_234_567, "−1,234,567", "−1,234,567"),
      (999_999, "999,999", "+999,999"), (1_000_000, "1,000,000", "+1,000,000"),
      (.max, "9,223,372,036,854,775,807", "+9,223,372,036,854,775,807"),
      (.min, "−9,223,372,036,854,775,808", "−9,223,372,036,854,775,808"),
    ] as [(Int, String, String)])
  func `points are grouped and signed`(points: Int, text: String, signed: String) {
    #expect(Score.text(points) == text)
    #expect(Score.signedText(points) == signed)
  }
}
