import JSON
import Testing

struct JSONNodeTests {
  @Test func `each value answers to its own reader alone`() throws {
    let text = #"[null,true,12,1.5,"a",[1],{"k":2}]"#
    let nodes = try #require(JSON.parse(text).elements)

    #expect(nodes.map(\.isNull) == [true, false, false, false, false, false, false])
    #expect(nodes.map(\.boolean) == [nil, true, nil, nil, nil, nil, nil])
    #expect(nodes.map(\.integer) == [nil, nil, 12, nil, nil, nil, nil])
    #expect(nodes.map(\.string) == [nil, nil, nil, nil, "a", nil, nil])
    #expect(nodes.map(\.elements?.count) == [nil, nil, nil, nil, nil, 1, nil])
    #expect(nodes.map(\.members?.count) == [nil, nil, nil, nil, nil, nil, 1])
    #expect(nodes.map { $0["k"]?.integer } == [nil, nil, nil, nil, nil, nil, 2])
  }

  @Test func `values and keys stand at their line, column and bytes`() throws {
    let text = "{\n  \"é\": [1,\r\n\t\"—\", x]}".replacing("x", with: "{}")
    let node = try JSON.parse(text)
    let member = try #require(node.members?.first)
    let elements = try #require(member.node.elements)

    #expect((node.line, node.column) == (1, 1))
    #expect((member.keyLine, member.keyColumn) == (2, 3))
    #expect((member.node.line, member.node.column) == (2, 8))
    #expect(elements.map(\.line) == [2, 3, 3])
    #expect(elements.map(\.column) == [9, 2, 7])
    #expect(elements.map(\.bytes) == [11..<12, 16..<21, 23..<25])
    #expect(node.bytes == 0..<27)
  }

  @Test func `equal values are equal wherever they stand`() throws {
    let one = try JSON.parse(#"{"a":[1,"b"]}"#)
    #expect(try JSON.parse(" { \"a\" :\n [ 1 , \"\\u0062\" ] } ") == one)
    #expect(try JSON.parse(#"{"a":[1.0,"b"]}"#) != one)
    #expect(try JSON.parse(#"{"A":[1,"b"]}"#) != one)
    #expect(try JSON.parse(#"{"a":["b",1]}"#) != one)
  }

  @Test func `a fault names file, line and column of the value or the key`() throws {
    let node = try JSON.parse("{\n  \"title\":\n    7}")
    let member = try #require(node.members?.first)
    let path = "Levels/a.json"

    #expect(
      FileFault(path: path, at: member.node, reason: "a title is a string").description
        == "Levels/a.json:3:5: a title is a string")
    #expect(
      FileFault(path: path, at: member, reason: "unknown").description
        == "Levels/a.json:2:3: unknown")
    #expect(
      FileFault(path: path, JSONError(line: 4, column: 9, reason: "no")).description
        == "Levels/a.json:4:9: no")
  }
}
