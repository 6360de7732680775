import ArcadeCore
import Match
import Testing

struct MatchSetupTests {
  static func options(_ values: [String: String]) throws(SetupFault) -> MatchOptions {
    try MatchGame.options(for: GameSetup(values: values))
  }

  @Test(arguments: [
    ([:], "30/2"), (["cards": "12"], "12/2"), (["cards": "52", "match": "3"], "52/3"),
    (["match": "3"], "30/3"),
  ])
  func `cards and cards to match make the mode`(values: [String: String], mode: String) throws {
    let options = try Self.options(values)
    #expect(MatchGame.mode(of: options) == mode)
    #expect(try MatchGame.options(mode: mode, level: nil, levels: []) == options)
  }

  @Test(arguments: ["11", "53", "0", "-30", "thirty", "", "30.5", "99999999999999999999"])
  func `a table of another size is refused in one sentence`(cards: String) {
    let fault = SetupFault(.usage, "A table has 12 to 52 cards: write --cards and a whole number.")
    #expect(throws: fault) { try Self.options(["cards": cards]) }
  }

  @Test(arguments: ["1", "4", "0", "two", "", "2 "])
  func `other numbers to match are refused in one sentence`(number: String) {
    let fault = SetupFault(
      .usage, "Two or three cards are matched at a time: write --match 2 or 3.")
    #expect(throws: fault) { try Self.options(["match": number]) }
  }

  @Test(arguments: [
    "", "30", "30/", "/2", "30/2/2", "030/2", "30/4", "11/2", "53/3", "30/2 ", "a/b",
  ])
  func `only the exact text is a mode`(mode: String) {
    #expect(MatchOptions(text: mode) == nil)
    #expect(throws: SetupFault.self) { try MatchGame.options(mode: mode, level: nil, levels: []) }
  }

  @Test func `a move is the number of its place`() {
    for place in 0..<52 {
      let move = MatchMove.choose(place)
      #expect(move.text == String(place + 1))
      #expect(MatchMove(text: move.text) == move)
    }
    for text in ["0", "53", "01", "", "-1", "a", "1 "] { #expect(MatchMove(text: text) == nil) }
  }
}
