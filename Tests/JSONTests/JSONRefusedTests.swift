import JSON
import Testing

struct JSONRefusedTests {
  @Test(arguments: Refused.rows + Refused.bytes)
  func `what is not JSON is refused with place and reason`(row: Refused) {
    let error = JSONError(line: row.line, column: row.column, reason: row.reason)
    #expect(throws: error) { try JSON.parse(row.text) }
  }

  @Test func `a long object refuses a key that stands twice`() {
    let members = (0..<40).map { "\"key\($0)\": \($0)" } + ["\"key17\": 0"]
    let error = JSONError(
      line: 41, column: 1, reason: #"the key "key17" stands in this object already"#)
    #expect(throws: error) { try JSON.parse("{" + members.joined(separator: ",\n") + "}") }
  }

  @Test func `a reason never carries control characters`() throws {
    let starts = ["}", "[\"", "[[", "\"\\"].map { Array($0.utf8) }
    let texts = starts.flatMap { start in (UInt8.min...UInt8.max).map { start + [$0] } }
    for text in texts + [Array(#"{"\u001b\u009b":0,"\u001b\u009b":0}"#.utf8)] {
      let error = #expect(throws: JSONError.self) { try JSON.parse(text) }
      #expect(error?.reason.unicodeScalars.allSatisfy { (" "..."~").contains($0) } == true)
    }
  }

  @Test func `an error reads as place and reason`() {
    let error = JSONError(line: 3, column: 7, reason: "a digit is missing")
    #expect(error.description == "line 3, column 7: a digit is missing")
  }
}
