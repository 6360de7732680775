import JSON
import Testing

struct JSONDepthTests {
  @Test(arguments: [("[", "", "]"), (#"{"a":"#, "1", "}"), (#"[{"a":"#, "[]", "}]")])
  func `64 arrays and objects may lie inside each other, 65 may not`(
    opening: String, inside: String, closing: String
  ) throws {
    let levels = opening.contains("[{") ? 2 : 1
    let deepest = (JSON.deepest - (inside == "[]" ? 2 : 0)) / levels
    let nest = { (depth: Int) in
      String(repeating: opening, count: depth) + inside + String(repeating: closing, count: depth)
    }
    #expect(try written(JSON.parse(nest(deepest))) == nest(deepest))
    #expect(throws: JSONError.self) { try JSON.parse(nest(deepest + 1)) }
  }

  @Test func `the sixty-fifth bracket is where a text is too deep`() {
    let reason = "more than 64 arrays and objects lie inside each other"
    #expect(throws: JSONError(line: 1, column: 65, reason: reason)) {
      try JSON.parse(String(repeating: "[", count: 65))
    }
  }

  @Test(arguments: [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "-")])
  func `ten megabytes of one byte are refused`(byte: UInt8) {
    #expect(throws: JSONError.self) { try JSON.parse([UInt8](repeating: byte, count: 10_000_000)) }
  }

  @Test func `brackets that follow each other are not deep`() throws {
    let text = "[" + String(repeating: "[[]],", count: 1_000) + "[]]"
    #expect(try JSON.parse(text).elements?.count == 1_001)
  }
}
