import ArcadeCore
import Testing

struct SuggestionTests {
  private static let words = [
    "slots", "scores", "settings", "set", "export", "import", "--no-sound",
  ]

  @Test(arguments: [
    ("scroes", "scores"), ("score", "scores"), ("sscores", "scores"), ("SCORES", "scores"),
    ("slot", "slots"), ("exprot", "export"), ("inport", "import"), ("sett", "set"),
    ("sittings", "settings"), ("setti", "settings"), ("--nosound", "--no-sound"),
    ("-no-sound", "--no-sound"),
  ])
  func `a slip of the fingers finds the word`(typed: String, meant: String) {
    #expect(Suggestion.closest(to: typed, among: Self.words) == meant)
  }

  @Test(arguments: ["", "x", "chess", "s", "--", "-", "sco res now", "port"])
  func `what is like no word finds none`(typed: String) {
    #expect(Suggestion.closest(to: typed, among: ["slots", "scores", "--no-sound"]) == nil)
  }

  @Test func `a text of any length is compared at once`() {
    let text = String(repeating: "scores", count: 100_000)
    #expect(Suggestion.closest(to: text, among: Self.words) == nil)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("abcd", "badc", 2),
  ])
  func `the distance counts single changes`(from: String, to: String, changes: Int) {
    let (from, to) = (Array(from.unicodeScalars), Array(to.unicodeScalars))
    #expect(Suggestion.distance(from, to) == changes)
    #expect(Suggestion.distance(to, from) == changes)
  }
}
