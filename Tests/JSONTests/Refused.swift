import JSON
import Testing

/// A text that is not JSON, and what a person is told.
struct Refused: CustomTestStringConvertible {
  let text: [UInt8]
  let line: Int
  let column: Int
  let reason: String

  init(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
    self.init(Array(text.utf8), line, column, reason)
  }

  init(_ text: [UInt8], _ line: Int, _ column: Int, _ reason: String) {
    self.text = text
    self.line = line
    self.column = column
    self.reason = reason
  }

  var testDescription: String { JSON.quote(String(decoding: text, as: UTF8.self)) }

  private static let control =
    "a string holds a control character: end the string before it, or escape it"
  private static let noEscape =
    "a backslash begins no escape here: a backslash itself is written twice"
  private static let digits = "\\u takes four hexadecimal digits"
  private static let half = "\\u gives half of a surrogate pair: write both halves, or neither"
  private static let zero = "a number begins with a needless 0: take it away"
  private static let notUTF8 = "a byte is not UTF-8: save the text as UTF-8"

  private static func instead(_ found: String, _ wanted: String) -> String {
    "\(found) stands where \(wanted) should"
  }

  private static func ends(_ wanted: String) -> String {
    "the text ends where \(wanted) should stand"
  }

  static let rows: [Refused] = [
    // Nothing, too little, too much.
    Refused("", 1, 1, ends("a value")),
    Refused(" \n\t ", 2, 3, ends("a value")),
    Refused("[", 1, 2, ends("a value")),
    Refused("[1", 1, 3, ends(#""," or "]""#)),
    Refused("[1,", 1, 4, ends("a value")),
    Refused("{", 1, 2, ends("a key in double quotes")),
    Refused(#"{"a""#, 1, 5, ends(#"":""#)),
    Refused(#"{"a":"#, 1, 6, ends("a value")),
    Refused(#"{"a":1"#, 1, 7, ends(#""," or "}""#)),
    Refused(#"{"a":1,"#, 1, 8, ends("a key in double quotes")),
    Refused(#"""#, 1, 2, "the text ends inside a string"),
    Refused(#""abc"#, 1, 5, "the text ends inside a string"),
    Refused("1 2", 1, 3, instead(#""2""#, "the end of the text")),
    Refused("{}\n{}", 2, 1, instead(#""{""#, "the end of the text")),
    Refused("[]]", 1, 3, instead(#""]""#, "the end of the text")),
    Refused("null,", 1, 5, instead(#"",""#, "the end of the text")),

    // Commas, colons and brackets.
    Refused("[1,]", 1, 3, #"a comma stands before "]": take it away"#),
    Refused("[1,\n\n]", 1, 3, #"a comma stands before "]": take it away"#),
    Refused("{\n  \"a\": 1,\n}", 2, 9, #"a comma stands before "}": take it away"#),
    Refused("[,1]", 1, 2, instead(#"",""#, "a value")),
    Refused("[1,,2]", 1, 4, instead(#"",""#, "a value")),
    Refused("[1 2]", 1, 4, instead(#""2""#, #""," or "]""#)),
    Refused("[1}", 1, 3, instead(#""}""#, #""," or "]""#)),
    Refused("[1:2]", 1, 3, instead(#"":""#, #""," or "]""#)),
    Refused(#"{"a":1]"#, 1, 7, instead(#""]""#, #""," or "}""#)),
    Refused(#"{"a" 1}"#, 1, 6, instead(#""1""#, #"":""#)),
    Refused(#"{"a",1}"#, 1, 5, instead(#"",""#, #"":""#)),
    Refused(#"{"a"=1}"#, 1, 5, instead(#""=""#, #"":""#)),
    Refused(#"{"a":}"#, 1, 6, instead(#""}""#, "a value")),
    Refused(#"{"a"::1}"#, 1, 6, instead(#"":""#, "a value")),
    Refused("{\"a\": 1\n \"b\": 2}", 2, 2, instead("a double quote", #""," or "}""#)),
    Refused("{,}", 1, 2, instead(#"",""#, "a key in double quotes")),
    Refused("{1:2}", 1, 2, instead(#""1""#, "a key in double quotes")),
    Refused("{a:1}", 1, 2, instead(#""a""#, "a key in double quotes")),
    Refused("{null:1}", 1, 2, instead(#""null""#, "a key in double quotes")),
    Refused("{[]:1}", 1, 2, instead(#""[""#, "a key in double quotes")),
    Refused("]", 1, 1, instead(#""]""#, "a value")),
    Refused("[\"a\",\r\n\t}", 2, 2, instead(#""}""#, "a value")),

    // Equal keys.
    Refused(#"{"a":1,"a":1}"#, 1, 8, #"the key "a" stands in this object already"#),
    Refused(#"{"a":1,"\u0061":2}"#, 1, 8, #"the key "a" stands in this object already"#),
    Refused(#"{"":1,"":2}"#, 1, 7, #"the key "" stands in this object already"#),
    Refused("[\n{\"é\":1,\"b\":0,\n\"é\":2}]", 3, 1, #"the key "é" stands in this object already"#),

    // Words.
    Refused("True", 1, 1, instead(#""True""#, "a value")),
    Refused("nul", 1, 1, instead(#""nul""#, "a value")),
    Refused("nulll", 1, 1, instead(#""nulll""#, "a value")),
    Refused("truefalse", 1, 1, instead(#""truefalse""#, "a value")),
    Refused("[false0]", 1, 2, instead(#""false0""#, "a value")),
    Refused("NaN", 1, 1, instead(#""NaN""#, "a value")),
    Refused("[Infinity]", 1, 2, instead(#""Infinity""#, "a value")),
    Refused("undefined", 1, 1, instead(#""undefined""#, "a value")),
    Refused("averyveryverylongwordindeed", 1, 1, instead(#""averyveryverylongwor""#, "a value")),

    // Numbers.
    Refused("01", 1, 1, zero), Refused("-01", 1, 2, zero), Refused("[00]", 1, 2, zero),
    Refused("-", 1, 2, ends("a digit")),
    Refused("[-]", 1, 3, instead(#""]""#, "a digit")),
    Refused("-Infinity", 1, 2, instead(#""Infinity""#, "a digit")),
    Refused("--1", 1, 2, instead(#""-""#, "a digit")),
    Refused("- 1", 1, 2, instead(#"" ""#, "a digit")),
    Refused("+1", 1, 1, instead(#""+""#, "a value")),
    Refused(".5", 1, 1, instead(#"".""#, "a value")),
    Refused("1.", 1, 3, ends("a digit")),
    Refused("[1.]", 1, 4, instead(#""]""#, "a digit")),
    Refused("1.e5", 1, 3, instead(#""e5""#, "a digit")),
    Refused("1.5.2", 1, 4, instead(#"".""#, "the end of the text")),
    Refused("1e", 1, 3, ends("a digit")),
    Refused("1e+", 1, 4, ends("a digit")),
    Refused("1e1.5", 1, 4, instead(#"".""#, "the end of the text")),
    Refused("1eE5", 1, 3, instead(#""E5""#, "a digit")),
    Refused("0x1F", 1, 2, instead(#""x1F""#, "the end of the text")),
    Refused("1_000", 1, 2, instead(#""_000""#, "the end of the text")),
    Refused("[1,000]", 1, 4, zero),
    Refused("[１]", 1, 2, instead("the character U+FF11", "a value")),

    // Comments and foreign quotes.
    Refused("// a\n1", 1, 1, instead(#""/""#, "a value") + ": JSON has no comments"),
    Refused("[1, /* b */ 2]", 1, 5, instead(#""/""#, "a value") + ": JSON has no comments"),
    Refused("1 # c", 1, 3, instead(##""#""##, "the end of the text") + ": JSON has no comments"),
    Refused("'a'", 1, 1, instead("\"'\"", "a value") + ": strings take double quotes"),
    Refused(
      "{'a':1}", 1, 2, instead("\"'\"", "a key in double quotes") + ": strings take double quotes"),
    Refused("[“a”]", 1, 2, instead("the character U+201C", "a value")),
    Refused("`a`", 1, 1, instead("\"`\"", "a value")),

    // Strings.
    Refused("\"a\nb\"", 1, 3, control), Refused("\"a\tb\"", 1, 3, control),
    Refused("\"\0\"", 1, 2, control), Refused("\"\u{1F}\"", 1, 2, control),
    Refused("\"é\u{1B}[31m\"", 1, 3, control),
    Refused(#""\a""#, 1, 2, noEscape), Refused(#""\'""#, 1, 2, noEscape),
    Refused(#""\x41""#, 1, 2, noEscape), Refused(#""\U0041""#, 1, 2, noEscape),
    Refused(#""é\0""#, 1, 3, noEscape), Refused("\"\\\n\"", 1, 2, noEscape),
    Refused(#"["\"#, 1, 3, noEscape), Refused(#"["\"]"#, 1, 6, "the text ends inside a string"),
    Refused(#""\u""#, 1, 2, digits), Refused(#""\u123""#, 1, 2, digits),
    Refused(#""\u00G0""#, 1, 2, digits), Refused(#""\u+041""#, 1, 2, digits),
    Refused(#""\u 041""#, 1, 2, digits), Refused(#""\u00"#, 1, 2, digits),
    Refused(#""\ud800""#, 1, 2, half), Refused(#""\uDFFF""#, 1, 2, half),
    Refused(#""ab\ud800c""#, 1, 4, half), Refused(#""\ud800\n""#, 1, 2, half),
    Refused(#""\ud800\u0041""#, 1, 2, half), Refused(#""\ud800\ud800""#, 1, 2, half),
    Refused(#""\udc00\ud800""#, 1, 2, half), Refused(#""\ud800\u""#, 1, 2, half),

    // Blanks that are none, and places.
    Refused("\u{A0}1", 1, 1, instead("the character U+00A0", "a value")),
    Refused("[1,\u{2028}2]", 1, 4, instead("the character U+2028", "a value")),
    Refused("\u{C}1", 1, 1, instead("the character U+000C", "a value")),
    Refused("\u{B}1", 1, 1, instead("the character U+000B", "a value")),
    Refused("[1\0]", 1, 3, instead("the character U+0000", #""," or "]""#)),
    Refused("[1]\0", 1, 4, instead("the character U+0000", "the end of the text")),
    Refused(
      "\u{FEFF}1", 1, 1, "the text begins with a byte order mark: save it as UTF-8 without one"),
    Refused("[\"é—😀\", x]", 1, 9, instead(#""x""#, "a value")),
    Refused("[\"e\u{301}\", x]", 1, 8, instead(#""x""#, "a value")),
    Refused("[\"é\",\n\"—\", x]", 2, 6, instead(#""x""#, "a value")),
    Refused("[1,\r2,\r\n3,\n4 5]", 4, 3, instead(#""5""#, #""," or "]""#)),
  ]

  /// Texts that are not UTF-8; the bytes before the fault are `["`.
  static let bytes: [Refused] =
    [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ].map { Refused([0x5B, 0x22] + $0 + [0x22, 0x5D], 1, 3, notUTF8) } + [
      Refused([0xFF, 0xFE, 0x31, 0x00], 1, 1, instead("a byte that is not UTF-8", "a value")),
      Refused([0x00, 0x31], 1, 1, instead("the character U+0000", "a value")),
      Refused([0x5B, 0x31, 0x80, 0x5D], 1, 3, instead("a byte that is not UTF-8", #""," or "]""#)),
      Refused([0x22, 0xC3, 0xA9, 0x61, 0xC3, 0x22], 1, 4, notUTF8),
    ]
}
