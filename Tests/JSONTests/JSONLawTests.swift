import ArcadeCore
import JSON
import Testing

struct JSONLawTests {
  @Test func `whatever way a value is written, it is read as it is`() throws {
    var generator = SplitMix64(state: 1)
    for _ in 0..<500 {
      let document = Document(depth: 5, using: &generator)
      let text = document.text(using: &generator)
      let node = try JSON.parse(text)
      #expect(document.isSaid(by: node), "\(text)")
    }
  }

  @Test func `what was read, written and read again is the same`() throws {
    var generator = SplitMix64(state: 2)
    for _ in 0..<500 {
      let node = try JSON.parse(Document(depth: 5, using: &generator).text(using: &generator))
      let text = written(node)
      let again = try JSON.parse(text)
      #expect(again == node)
      #expect(written(again).utf8.elementsEqual(text.utf8))
    }
  }

  @Test func `every value lies where it says`() throws {
    var generator = SplitMix64(state: 3)
    for _ in 0..<100 {
      let text = Document(depth: 4, using: &generator).text(using: &generator)
      try expectPlaces(of: JSON.parse(text), in: Array(text.utf8))
    }
  }

  @Test func `a text that is cut short is refused`() throws {
    var generator = SplitMix64(state: 4)
    for _ in 0..<30 {
      let document = Document.array([Document(depth: 3, using: &generator)])
      let bytes = Array(document.text(using: &generator).utf8)
      let end = try JSON.parse(bytes).bytes.upperBound
      for count in 0..<end {
        #expect(throws: JSONError.self) { try JSON.parse(Array(bytes.prefix(count))) }
      }
    }
  }

  @Test func `with any one byte changed a text is refused or says one thing`() throws {
    let text =
      #" {"kind":"slöts","score":-12,"ok":[true,null],"x":1.5e3,"s":"\u00e9\ud83d\ude00"} "#
    let bytes = Array(text.utf8)
    for place in bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = bytes
        changed[place] = byte
        guard let node = try? JSON.parse(changed) else { continue }
        #expect(try JSON.parse(written(node)) == node)
      }
    }
  }

  @Test func `a key that stands twice is refused in objects of every length`() {
    for count in 1...30 {
      for place in 0..<count {
        let members = (0..<count).map { "\"\($0)\":0" } + ["\"\(place)\":0"]
        let text = "{" + members.joined(separator: ",") + "}"
        let column = text.utf8.count - members[count].utf8.count
        let reason = "the key \"\(place)\" stands in this object already"
        #expect(throws: JSONError(line: 1, column: column, reason: reason)) {
          try JSON.parse(text)
        }
      }
    }
  }
}

/// Expects that each part of `node`, cut out of `text`, says the same, and stands where it says.
private func expectPlaces(of node: JSONNode, in text: [UInt8]) throws {
  #expect(try JSON.parse(Array(text[node.bytes])) == node)
  let (line, column) = place(of: node.bytes.lowerBound, in: text)
  #expect(node.line == line && node.column == column)
  for element in node.elements ?? [] { try expectPlaces(of: element, in: text) }
  for member in node.members ?? [] {
    #expect((member.keyLine, member.keyColumn) <= (member.node.line, member.node.column))
    try expectPlaces(of: member.node, in: text)
  }
}

/// Finds a place the slow way: by looking at every character before it.
private func place(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
  let before = String(decoding: text[..<offset], as: UTF8.self)
  let lines = before.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    .unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  return (lines.count, 1 + (lines.last?.count ?? 0))
}
