import JSON
import Testing

struct JSONWriterTests {
  @Test func `members and elements stand in the order given, without blanks`() {
    var writer = JSONWriter()
    writer.object {
      $0.member("kind", "slots")
      $0.member("score", -12)
      $0.member("ok", true)
      $0.key("marks")
      $0.array {
        $0.value("daily")
        $0.value(7)
        $0.value(false)
        $0.null()
        $0.array { _ in }
        $0.object { _ in }
      }
      $0.key("level")
      $0.null()
    }
    #expect(
      writer.text
        == #"{"kind":"slots","score":-12,"ok":true,"marks":["daily",7,false,null,[],{}],"level":null}"#
    )
  }

  @Test func `a string that ends like a bracket or a colon is still a value`() {
    var writer = JSONWriter()
    writer.array { for text in ["[", "{", ":", "", ","] { $0.value(text) } }
    #expect(writer.text == #"["[","{",":","",","]"#)
  }

  @Test func `integers of every width are exact`() {
    var writer = JSONWriter()
    writer.array {
      $0.value(Int64.min)
      $0.value(Int64.max)
      $0.value(UInt64.max)
      $0.value(UInt8.max)
    }
    #expect(writer.text == "[-9223372036854775808,9223372036854775807,18446744073709551615,255]")
  }

  @Test func `a value that was read is written into another`() throws {
    let node = try JSON.parse(#"{ "a" : [ 1.50 , "é" ] }"#)
    var writer = JSONWriter()
    writer.object { $0.member("copy", node) }
    #expect(writer.text == #"{"copy":{"a":[1.50,"é"]}}"#)
  }

  @Test(arguments: [
    ("", #""""#), ("a", #""a""#), (#"a"b\c"#, #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{8}\u{1F}", #""\u0000\u0008\u001f""#),
    ("\u{7F}\u{80}\u{9B}\u{9F}", #""\u007f\u0080\u009b\u009f""#),
    ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#), ("\r\n", #""\r\n""#),
    ("/é\u{A0}e\u{301}😀", "\"/é\u{A0}e\u{301}😀\""), ("\u{1B}[31m", #""\u001b[31m""#),
  ])
  func `a literal is one line and harmless`(text: String, literal: String) throws {
    #expect(JSON.quote(text).utf8.elementsEqual(literal.utf8))
    #expect(try JSON.parse(literal).string.map { Array($0.utf8) } == Array(text.utf8))
  }
}
