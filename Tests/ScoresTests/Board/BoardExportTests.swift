import JSON
import Terminal
import Testing

@testable import Scores

struct BoardExportTests {
  private static let odd = BoardSample.game(-3, 5, at: 1, kind: "set", mode: "=1+1, \"x\"") {
    $0.player = "\u{1B}]0;x\u{7}\r\n木\u{9B}"
    $0.marks = ["relaxed", "daily"]
    $0.moves = "-1 2"
    $0.level = "a,b"
    $0.hints = 2
    $0.seed = nil
  }
  private static let plain = BoardSample.game(7, 60, at: 2)

  @Test func `JSON is an array in the order shown, each with its key first and every field`() throws
  {
    let sample = BoardSample([Self.odd, Self.plain])
    let text = try sample.text(BoardRequest(format: .json))
    let elements = try #require(try JSON.parse(text).elements)

    #expect(elements.map { $0.members?.first?.key } == ["key", "key"])
    #expect(elements.map { $0["key"]?.string } == [sample.results[1].key, sample.results[0].key])
    #expect(try elements.map { try GameResult(json: $0) } == [Self.plain, Self.odd])
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func `JSON keeps fields that are not known, also of a reformatted file`() throws {
    let value = Self.plain.json.replacing("\"rules\":1", with: "\"rules\": 9,\n\"new\": [1.50, {}]")
    let key = Sample.key(1)
    let source = ResultsSource(bytes: Array(Sample.file([(key, value)]).utf8))
    var text = ""
    let look = BoardLook(glyphs: .ascii, colors: .none, time: .utc)
    try Board(BoardRequest(format: .json), source: source, time: .utc)
      .write(look) { text += String(decoding: $0, as: UTF8.self) }
    let compact = Self.plain.json.dropFirst()
      .replacing("\"rules\":1", with: "\"rules\":9,\"new\":[1.50,{}]")
    #expect(text == "[\n{\"key\":\"\(key)\",\(compact)\n]\n")
  }

  @Test func `CSV has a header and every field, quoted, and no formula`() throws {
    let text = try BoardSample([Self.odd, Self.plain]).text(BoardRequest(format: .csv))
    let start = "2026-11-30T05:3"
    #expect(
      text
        == "key,kind,mode,score,start,end,durationMs,seed,moves,rules,level,hints,player,marks\r\n"
        + "\(start)2:00.000Z-b222,set,normal,7,\(start)2:00.000Z,\(start)3:00.000Z,60000,7,a,1,,0,,\r\n"
        + "\(start)1:00.000Z-a222,set,\"'=1+1, \"\"x\"\"\",-3,\(start)1:00.000Z,\(start)1:05.000Z,"
        + "5000,,'-1 2,1,\"a,b\",2,\\u{1b}]0;x\\u{7}\\u{d}\\u{a}木\\u{9b},relaxed daily\r\n")
  }

  @Test(arguments: [(BoardFormat.json, "[]\n"), (.csv, BoardRow.csvHeader)])
  func `exports of nothing are whole`(format: BoardFormat, text: String) throws {
    #expect(try BoardSample([]).text(BoardRequest(format: format)) == text)
  }

  @Test func `what cannot be written any more ends the writing`() throws {
    struct Closed: Error {}
    let board = try BoardSample((0..<5000).map { BoardSample.game($0, at: Int64($0)) }).board()
    var count = 0
    #expect(throws: Closed.self) {
      try board.write(BoardLook(glyphs: .unicode, colors: .none, time: .utc)) { _ throws(Closed) in
        count += 1
        throw Closed()
      }
    }
    #expect(count == 1)
  }

  @Test func `damage is told with its line and costs nothing else`() throws {
    let lines = [
      "{", "\"\(Sample.key(1))\":\(Sample.result(1).json),",
      "\"\(Sample.key(2))\":{\"kind\":\"set\"},",
      "\"\(Sample.key(3))\":{\"kind\":,", "\"\(Sample.key(4))\":\(Sample.result(4).json)", "}", "",
    ]
    let source = ResultsSource(bytes: Array(lines.joined(separator: "\n").utf8))
    let board = try Board(BoardRequest(), source: source, time: .utc)
    #expect(board.rows.map(\.figures.score) == [4, 1])
    #expect(
      board.damage.map(\.description) == [
        "line 3: The result has no \"mode\": put it back.", "line 4: an entry is broken",
      ])
  }
}
