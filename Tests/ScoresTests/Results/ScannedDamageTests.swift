import Scores
import Testing

struct ScannedDamageTests {
  private typealias Damage = ScannedFile.Damage
  private static let one = "\"\(Sample.key(1))\":\(Sample.result(1).json)"
  private static let two = "\"\(Sample.key(2))\":\(Sample.result(2).json)"
  private static let cut = String(one.dropLast(20))

  /// A file, the lines of its whole entries, and its damage with its line.
  private static let cases: [(text: String, entries: [Int], damage: [Damage])] = [
    ("", [], [.init(cause: .empty, line: 1, text: "")]),
    (" \n\n", [], [.init(cause: .empty, line: 3, text: "")]),
    ("\0\0\0\0", [], [.init(cause: .noBeginning, line: 1, text: "\0\0\0\0")]),
    ("{", [], [.init(cause: .noEnd, line: 1, text: "")]),
    ("[]", [], [.init(cause: .noBeginning, line: 1, text: "[]")]),
    ("{\n\(one)", [2], [.init(cause: .noEnd, line: 2, text: "")]),
    ("{\n\(one),\n", [2], [.init(cause: .noEnd, line: 3, text: "")]),
    (
      "{\n\(one),\n\(two.dropLast(9))", [2],
      [
        .init(cause: .brokenEntry, line: 3, text: "\(two.dropLast(9))")
      ]
    ),
    ("{\n\(one),\n}\n", [2], [.init(cause: .comma, line: 3, text: "")]),
    ("{\n\(one)\n\(two)\n}\n", [2, 3], [.init(cause: .comma, line: 3, text: "")]),
    ("{\n\(one),,\n\(two)\n}\n", [2, 3], [.init(cause: .betweenEntries, line: 2, text: ",\n")]),
    ("{\n\(cut)\n\(two)\n}\n", [3], [.init(cause: .brokenEntry, line: 2, text: cut + "\n")]),
    ("{\n\(cut),\n\(two)\n}\n", [3], [.init(cause: .brokenEntry, line: 2, text: cut + ",\n")]),
    (
      "{\n\(one.prefix(40))\(two)\n}\n", [2],
      [
        .init(cause: .brokenEntry, line: 2, text: "\(one.prefix(40))")
      ]
    ),
    (
      "{\n\(one.dropLast()),\n\(two)\n}\n", [3],
      [
        .init(cause: .brokenEntry, line: 2, text: "\(one.dropLast()),\n")
      ]
    ),
    (
      "{\n\(one)\0\0\0,\n\(two)\n}\n", [2, 3],
      [
        .init(cause: .betweenEntries, line: 2, text: "\0\0\0,\n")
      ]
    ),
    (
      "{\n\(one.replacing("slots", with: "sl\0ts")),\n\(two)\n}\n", [3],
      [
        .init(cause: .brokenEntry, line: 2, text: "\(one.replacing("slots", with: "sl\0ts")),\n")
      ]
    ),
    (
      "{\n\"my best\":{},\n\(two)\n}\n", [3],
      [
        .init(cause: .foreignKey, line: 2, text: "\"my best\":{}")
      ]
    ),
    ("{\n\(one)\n}\n\0\0", [2], [.init(cause: .afterEnd, line: 4, text: "\0\0")]),
    ("{\n\(one)\n}\n{\n\(two)\n}\n", [2, 5], [.init(cause: .afterEnd, line: 4, text: "{\n")]),
    ("\(one),\n\(two)\n}\n", [1, 2], [.init(cause: .noBeginning, line: 1, text: "")]),
    (
      "{\n<<<<<<< ours\n\(one),\n=======\n\(two)\n}\n", [3, 5],
      [
        .init(cause: .betweenEntries, line: 2, text: "<<<<<<< ours\n"),
        .init(cause: .betweenEntries, line: 4, text: "=======\n"),
      ]
    ),
  ]

  @Test(arguments: cases.indices)
  func `damage costs the entry that it lies in and no other`(index: Int) {
    let (text, lines, damage) = Self.cases[index]
    let file = ScannedFile(text)

    #expect(file.entries.map(\.line) == lines)
    #expect(file.damage == damage)
  }

  @Test func `wherever a file is cut, every entry before the cut is whole`() {
    let text = Array(Sample.file(4).utf8)
    for length in 0..<(text.count - 2) {
      let file = ScannedFile(bytes: Array(text[..<length]))
      let whole = (0..<4).filter { index in
        let end = Sample.file(index + 1).utf8.count - "\n}\n".utf8.count
        return end <= length
      }
      #expect(file.entries.map(\.key) == whole.map { Sample.key($0) })
      #expect(file.damage.count == 1)
    }
  }

  @Test func `deep nesting and endless strings are damage, and cost no other entry`() {
    let deep = "\"\(Sample.key(1))\":" + String(repeating: "[", count: 100_000)
    let endless = "\"\(Sample.key(1))\":\"" + String(repeating: "x", count: 100_000)
    for broken in [deep, endless] {
      let file = ScannedFile("{\n\(broken),\n\(Self.two)\n}\n")
      #expect(file.entries.map(\.line) == [3])
      #expect(file.damage.map(\.cause) == [.brokenEntry])
    }
  }

  @Test func `many entries without an end are read in time`() {
    let open = (0..<2000).map { "\"\(Sample.key($0))\":{\"a\":{\"b\":[" }.joined(separator: ",\n")
    let file = ScannedFile("{\n\(open)")
    #expect(file.entries.isEmpty)
    #expect(file.damage.count == 2000)
  }
}
