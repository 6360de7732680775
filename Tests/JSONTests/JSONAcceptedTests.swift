import JSON
import Testing

/// A text that is JSON, and what it says when it is written again.
struct Accepted: CustomTestStringConvertible {
  let text: String
  let written: String

  init(_ text: String, _ written: String? = nil) {
    self.text = text
    self.written = written ?? text
  }

  var testDescription: String { JSON.quote(text) }

  static let rows: [Accepted] = [
    // Literals and blanks.
    Accepted("null"), Accepted("true"), Accepted("false"),
    Accepted(" \t\r\nnull\n\r\t ", "null"), Accepted("[null,true,false]"),
    Accepted("[ null , true\n,\r\nfalse ]", "[null,true,false]"),

    // Numbers.
    Accepted("0"), Accepted("-0", "0"), Accepted("7"), Accepted("-7"), Accepted("10"),
    Accepted("9223372036854775807"), Accepted("-9223372036854775808"),
    Accepted("9223372036854775808"), Accepted("-9223372036854775809"),
    Accepted("123456789012345678901234567890"), Accepted("0.5"), Accepted("-0.0"),
    Accepted("1.0"), Accepted("1.50"), Accepted("1e0"), Accepted("1E5"), Accepted("1e+5"),
    Accepted("1e-5"), Accepted("0e0"), Accepted("0.000e-000"), Accepted("-1.25E+400"),
    Accepted("1e99999999999999999999"), Accepted("[1,-2,3.5]"),

    // Strings.
    Accepted(#""""#), Accepted(#""a""#), Accepted(#""a b/c""#), Accepted(#""\"\\\/""#, #""\"\\/""#),
    Accepted(#""\b\f\n\r\t""#, #""\u0008\u000c\n\r\t""#), Accepted(#""\u0041\u00e9""#, #""Aé""#),
    Accepted(#""\uABcd""#, "\"\u{ABCD}\""), Accepted(#""\u0000""#),
    Accepted(#""\u001F""#, #""\u001f""#),
    Accepted(#""\ud83d\ude00""#, #""😀""#), Accepted(#""\uD800\uDC00""#, "\"\u{10000}\""),
    Accepted(#""\uDBFF\uDFFF""#, "\"\u{10FFFF}\""),
    Accepted(#""\uFFFF\uFFFE""#, "\"\u{FFFF}\u{FFFE}\""),
    Accepted(#""\u\#(String("005c"))u0041""#, #""\\u0041""#), Accepted(#""é—😀""#),
    Accepted("\"\u{7F}\"", #""\u007f""#),
    Accepted("\"\u{9B}\"", #""\u009b""#), Accepted("\"\u{2028}\u{2029}\"", #""\u2028\u2029""#),
    Accepted("\"\u{FEFF}\""), Accepted("\"\u{FFFD}\""), Accepted("\"\u{E000}\u{D7FF}\""),
    Accepted(#""// no comment""#), Accepted(#""[1,]""#),

    // Arrays and objects.
    Accepted("[]"), Accepted("[ \n ]", "[]"), Accepted("{}"), Accepted("{\t}", "{}"),
    Accepted("[[]]"), Accepted("[[],[[]],{}]"), Accepted(#"{"":""}"#), Accepted(#"{"a":1}"#),
    Accepted(#" { "a" : 1 , "b" : [ ] } "#, #"{"a":1,"b":[]}"#), Accepted(#"{"b":1,"a":2}"#),
    Accepted(#"{"a":{"a":{"a":null}}}"#), Accepted(#"{"a":1,"A":2}"#),
    Accepted("{\"\u{E9}\":1,\"e\u{301}\":2}"), Accepted(#"{"\u0061":1}"#, #"{"a":1}"#),
    Accepted(#"[{"a":[{"b":[0]}]},"x"]"#),
  ]
}

struct JSONAcceptedTests {
  @Test(arguments: Accepted.rows)
  func `what RFC 8259 allows is read`(row: Accepted) throws {
    let node = try JSON.parse(row.text)
    #expect(Array(written(node).utf8) == Array(row.written.utf8))
  }

  @Test func `a whole number that fits is told from all that only resemble one`() throws {
    let text = "[1,1.0,1e0,1.5,-0,9223372036854775807,9223372036854775808]"
    #expect(
      try JSON.parse(text).elements?.map(\.value) == [
        .integer(1), .decimal("1.0"), .decimal("1e0"), .decimal("1.5"), .integer(0),
        .integer(.max), .decimal("9223372036854775808"),
      ])
  }

  @Test func `the two ways to write one accent are two keys`() throws {
    let node = try JSON.parse("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(node["\u{E9}"]?.integer == 1)
    #expect(node["e\u{301}"]?.integer == 2)
  }

  @Test func `every member of a long object is found by its key`() throws {
    let text = "{" + (0..<200).map { "\"key\($0)\":\($0)" }.joined(separator: ",") + "}"
    let node = try JSON.parse(text)
    #expect(node.members?.count == 200)
    #expect((0..<200).allSatisfy { node["key\($0)"]?.integer == Int64($0) })
    #expect(node["key200"] == nil)
  }
}

/// What a writer makes of a value that was read.
func written(_ node: JSONNode) -> String {
  var writer = JSONWriter()
  writer.value(node)
  return writer.text
}
