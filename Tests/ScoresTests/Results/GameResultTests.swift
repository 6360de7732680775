import JSON
import Scores
import Testing

struct GameResultTests {
  private static let full = GameResult(
    kind: "set", mode: "race 20", score: -12, start: Sample.start,
    end: Timestamp(milliseconds: Sample.start.milliseconds + 300_000), durationMs: 299_999,
    seed: 9_007_199_254_740_991, moves: "a:12 b", rules: 2, level: "classic#0123456789abcdef",
    hints: 3, player: "Zoë \"Z\"\u{1B}[31m", marks: ["relaxed", "daily"])

  @Test func `fields stand in a fixed order, exactly`() {
    #expect(
      Self.full.json
        == #"{"kind":"set","mode":"race 20","score":-12,"start":"2026-11-30T05:49:12.345Z","#
        + #""end":"2026-11-30T05:54:12.345Z","durationMs":299999,"seed":9007199254740991,"#
        + #""moves":"a:12 b","rules":2,"level":"classic#0123456789abcdef","hints":3,"#
        + #""player":"Zoë \"Z\"\u001b[31m","marks":["relaxed","daily"]}"#)
  }

  @Test func `absent fields are left out`() {
    let plain = GameResult(
      kind: "slots", mode: "", score: 0, start: Sample.start, end: Sample.start, durationMs: 0)
    #expect(
      plain.json
        == #"{"kind":"slots","mode":"","score":0,"start":"2026-11-30T05:49:12.345Z","#
        + #""end":"2026-11-30T05:49:12.345Z","durationMs":0,"rules":1}"#)
  }

  @Test(arguments: [full, Sample.result(1), Sample.result(2) { $0.score = .min }])
  func `what is written reads the same`(result: GameResult) throws {
    #expect(try GameResult(bytes: Array(result.json.utf8)) == result)
  }

  @Test func `unknown fields and higher rules are no fault`() throws {
    let text = Self.full.json.replacing("\"rules\":2", with: "\"rules\":99,\"new\":[1.5,{}]")
    let result = try GameResult(bytes: Array(text.utf8))
    #expect(result.rules == 99 && result.score == -12)
  }

  @Test(arguments: ["kind", "mode", "score", "start", "end", "durationMs", "rules"])
  func `a field that every result has may not be missing`(field: String) {
    let text = Self.full.json.replacing("\"\(field)\":", with: "\"other\":")
    #expect(throws: ResultFault.missing(field: field)) {
      try GameResult(bytes: Array(text.utf8))
    }
  }

  @Test(arguments: [
    ("\"score\":-12", "\"score\":-12.0"), ("\"score\":-12", "\"score\":1e3"),
    ("\"score\":-12", "\"score\":\"12\""), ("\"score\":-12", "\"score\":9223372036854775808"),
    ("\"durationMs\":299999", "\"durationMs\":-1"), ("\"durationMs\":299999", "\"durationMs\":0.5"),
    ("9007199254740991", "9007199254740992"), ("\"seed\":9", "\"seed\":-9"),
    ("\"seed\":9007199254740991", "\"seed\":null"), ("\"rules\":2", "\"rules\":0"),
    ("\"hints\":3", "\"hints\":-1"), ("\"kind\":\"set\"", "\"kind\":\"\""),
    ("\"start\":\"2026-11-30", "\"start\":\"2026-11-31"), ("05:54:12.345Z", "05:54:12Z"),
    ("05:54:12.345Z", "24:00:00.000Z"), ("\"daily\"", "7"),
    ("[\"relaxed\",\"daily\"]", "\"daily\""),
    ("\"moves\":\"a:12 b\"", "\"moves\":[]"),
  ])
  func `a field that holds something else is refused`(right: String, wrong: String) {
    let text = Self.full.json.replacing(right, with: wrong)
    #expect(text != Self.full.json)
    #expect {
      try GameResult(bytes: Array(text.utf8))
    } throws: { error in
      guard case .unfit? = error as? ResultFault else { return false }
      return true
    }
  }

  @Test(arguments: ["", "{", "nul", "{\"kind\":\"slots\",}", "{\"kind\":\"a\",\"kind\":\"b\"}"])
  func `what is no JSON is refused with the reason`(text: String) {
    #expect {
      try GameResult(bytes: Array(text.utf8))
    } throws: { error in
      guard case .notJSON? = error as? ResultFault else { return false }
      return true
    }
  }

  @Test func `what is no object is refused`() {
    #expect(throws: ResultFault.notAnObject) { try GameResult(bytes: Array("[]".utf8)) }
  }
}
