import Scores
import Testing

struct ImportTests {
  static let lines = (0...2).map {
    Store.entryLine(PlayedGames.key($0), PlayedGames.result($0))
  }
  static let exported = (0...2).map {
    "{\"key\":\"\(PlayedGames.key($0))\",\(PlayedGames.result($0).json.dropFirst())"
  }

  private func source(_ text: String, _ name: String = "-") -> ImportSource {
    ImportSource(name: name, bytes: Array(text.utf8))
  }

  static let forms: [String] = [
    PlayedGames.file(0...2),
    "\u{FEFF}" + PlayedGames.file(0...2),
    "[" + exported.joined(separator: ",") + "]",
    "[\n" + exported.joined(separator: ",\n") + "\n]\n",
    "  [ " + exported.map { $0.replacing("\":", with: "\" : ") }.joined(separator: "\n,") + " ]",
    exported.joined(separator: "\n"),
    lines.joined(separator: "\n") + "\n",
    lines.joined(separator: ",\n") + ",\n",
    lines.joined(separator: ",") + ",",
  ]

  @Test(arguments: forms)
  func `every form that arcade writes is taken, and taken again without a change`(
    text: String
  ) throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    let report = try store.importing([source(text)])
    #expect(report.damage == [])
    #expect(report.added == (0...2).map { PlayedGames.key($0) })
    #expect(folder.results == PlayedGames.file(0...2))

    let again = try store.importing([source(text), source(text)])
    #expect(again.added.isEmpty)
    #expect(again.known == 6)
    #expect(folder.results == PlayedGames.file(0...2))
  }

  @Test(arguments: [
    ("{\n\(lines[0]),\n\(lines[1].dropLast(9)),\n\(lines[2])\n}\n", 3),
    ("{\n\(lines[0]),\n\(lines[1].prefix(50))\0\0\0\n\(lines[2])\n}\n", 3),
    ("[\n\(exported[0]),\n\(exported[1].dropLast(5)),\n\(exported[2])\n", 3),
    ("\(lines[0])\n\(lines[1].prefix(80))\n\(lines[2])\n", 2),
    ("{\n\(lines[0]),\n\"\(PlayedGames.key(1))\":{\"kind\":\"slots\"},\n\(lines[2])\n}", 3),
    ("[\(exported[0]),\n{\"kind\":\"slots\"},\n\(exported[2])]", 2),
  ])
  func `of a damaged file all that is whole is taken, and the rest is told of`(
    text: String, line: Int
  ) throws {
    let folder = try TemporaryFolder()
    let report = try folder.store().importing([source(text, "old\u{1b}.json")])
    #expect(report.added == [PlayedGames.key(0), PlayedGames.key(2)])
    #expect(report.damage.first?.line == line)
    #expect(report.damage.first?.description.hasPrefix("old\\u{1b}.json:\(line): ") == true)
    #expect(folder.results == PlayedGames.file([0, 2]))
  }

  @Test(arguments: [
    "", "hello", "\0\0", "{}", "[]", "{\n}\n", "\"", "[1, 2]", "{\"key\":1}", "null",
  ])
  func `a file without results adds none and makes none`(text: String) throws {
    let folder = try TemporaryFolder()
    let report = try folder.store().importing([source(text)])
    #expect(report.added.isEmpty)
    #expect(report.damage.isEmpty == ["{}", "[]", "{\n}\n"].contains(text))
    #expect(folder.results == nil)
  }

  @Test func `several files, and those of a conflict between two machines, become one`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.play()
    let report = try store.importing([
      source(PlayedGames.file(0...1)),
      source(PlayedGames.file(1...3), "results.sync-conflict.json"),
    ])
    #expect(report.added == (1...3).map { PlayedGames.key($0) })
    #expect(report.known == 2)
    #expect(folder.results == PlayedGames.file(0...3))
  }

  @Test func `a result whose key another one has is kept beside it, marked, and only once`() throws
  {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try folder.write(PlayedGames.file([0]), to: folder.location.results)
    var other = PlayedGames.result()
    other.score = 999
    let text = Store.entryLine(PlayedGames.key(), other)

    let report = try store.importing([source(text)])
    #expect(report.renamed == 1)
    let key = try #require(report.added.first)
    #expect(key != PlayedGames.key() && key.start == PlayedGames.key().start)
    other.marks = ["imported"]
    let both = "{\n\(Self.lines[0]),\n\(Store.entryLine(key, other))\n}\n"
    #expect(folder.results == both)

    #expect(try store.importing([source(text), source(both)]).added.isEmpty)
    #expect(folder.results == both)
  }

  @Test func `two stores that take each other's results in agree and stand still`() throws {
    let (one, two) = (try TemporaryFolder(), try TemporaryFolder())
    var other = PlayedGames.result()
    other.score = 999
    try one.write(PlayedGames.file(0...1), to: one.location.results)
    try two.write(
      "{\n\(Store.entryLine(PlayedGames.key(), other)),\n\(Self.lines[2])\n}\n",
      to: two.location.results)
    for _ in 0..<2 {
      try one.store().importing([source(try #require(two.results))])
      try two.store().importing([source(try #require(one.results))])
    }
    let before = (one.results, two.results)
    #expect(try one.store().importing([source(try #require(two.results))]).added.isEmpty)
    #expect(try two.store().importing([source(try #require(one.results))]).added.isEmpty)
    #expect((one.results, two.results) == before)
    #expect(one.results?.split(separator: "\n").count == 6)
    #expect(two.results?.split(separator: "\n").count == 6)
  }

  @Test func `fields that a later arcade knows come through an export`() throws {
    let folder = try TemporaryFolder()
    let text = "[\(Self.exported[0].dropLast()),\"stars\":4.50,\"more\":{\"a\":[null]}}]"
    _ = try folder.store().importing([source(text)])
    #expect(folder.results?.contains(",\"stars\":4.50,\"more\":{\"a\":[null]}}\n") == true)
  }

  @Test func `a file that is not there is said`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/none.json"
    #expect(throws: StoreError.unreadable(path: path, .missing)) {
      try folder.store().importSource(at: path)
    }
  }
}
