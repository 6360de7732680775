import Scores
import Testing

struct DamageTests {
  static let (key, entry) = (
    PlayedGames.key(5), Store.entryLine(PlayedGames.key(5), PlayedGames.result(5))
  )

  @Test(arguments: [
    ("", 1, "the file is empty", 0),
    ("\0\0\0\0\0\0\0\0", 1, "the opening brace is missing", 0),
    ("[]", 1, "the opening brace is missing", 0),
    ("{\n\(entry),\n\(entry.prefix(80))", 3, "an entry is broken", 1),
    ("{\n\(entry)\n", 3, "the end is cut off", 1),
    ("{\n\(entry)\n}\n\0\0", 4, "something stands after the end", 1),
    ("{\n\(entry),\n}\n", 3, "a comma is missing or one too many", 1),
    ("{\n\(entry)\n<<<<<<< HEAD\n}\n", 3, "something stands between two entries", 1),
    ("{\n\"version\":2,\n\(entry)\n}\n", 2, "an entry has a key that is no result's", 1),
    ("{\n\"\(key)\":{\"score\":01}\n}\n", 2, "an entry is no JSON", 0),
  ])
  func `a damaged file is not written until it is repaired, and then nothing whole is lost`(
    text: String, line: Int, reason: String, kept: Int
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: folder.location.results)
    let store = folder.store()
    try store.play()

    let damage = StoreError.damagedResults(
      path: folder.location.results, line: line, reason: reason)
    #expect(store.takeIn().fault == damage)
    #expect(throws: damage) { try store.delete(PlayedGames.key(5)) }
    #expect(throws: damage) {
      try store.importing([ImportSource(name: "-", bytes: Array(PlayedGames.file([6]).utf8))])
    }
    #expect(folder.results == text)
    #expect(store.finishedWaiting().count == 1)

    let report = try store.repair()
    #expect(report.kept == kept)
    #expect(report.damage.first?.line == line)
    #expect(report.damage.first?.reason == reason)
    let copy = try #require(report.copies.first)
    #expect(copy.hasPrefix(folder.location.results + ".damaged-2026-11-30T05:49:"))
    #expect(folder.read(copy) == text)
    #expect(report.takeIn.added == [PlayedGames.key(0)])
    #expect(folder.results == PlayedGames.file(kept == 0 ? [0] : [5, 0]))
  }

  @Test func `a whole file is left as it is by a repair`() throws {
    let folder = try TemporaryFolder()
    try folder.write(PlayedGames.file(0...2), to: folder.location.results)
    let report = try folder.store().repair()
    #expect(report.kept == 3)
    #expect(report.damage.isEmpty && report.copies.isEmpty)
    #expect(folder.results == PlayedGames.file(0...2))
  }

  @Test func `repairing twice in the same millisecond keeps both copies`() throws {
    let folder = try TemporaryFolder()
    var copies: Set<String> = []
    for text in ["", "[]"] {
      try folder.write(text, to: folder.location.results)
      let report = try folder.store().repair()
      copies.formUnion(report.copies)
      #expect(folder.results == "{\n}\n")
    }
    #expect(Set(copies.map(folder.read)) == ["", "[]"])
  }

  @Test func `what a later arcade wrote, and how an editor laid it out, is kept byte for byte`()
    throws
  {
    let folder = try TemporaryFolder()
    let later = #"{ "kind" : "chess", "rules": 9, "elo": 1500.5, "board": [null, true]}"#
    let text = "{\"\(PlayedGames.key(1))\" :\n   \(later)  }"
    try folder.write(text, to: folder.location.results)
    let store = folder.store()
    try store.play()

    #expect(store.takeIn().notices == [])
    #expect(
      folder.results
        == "{\n\"\(PlayedGames.key(1))\":\(later),\n\(PlayedGames.file([0]).dropFirst(2))")
  }

  @Test func `a damaged journal waits, is told of, and is put aside by a repair`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    let key = try store.play()
    let path = folder.journal(key)
    let whole = try #require(folder.read(path))
    let damaged = whole.replacing("[\"2\",3874,106]", with: "[\"2\",3874;106]")
    try folder.write(damaged, to: path)

    #expect(store.takeIn().unreadable == [.damagedJournal(path: path, line: 3)])
    #expect(store.gamesLeftBehind().isEmpty)
    #expect(folder.read(path) == damaged)

    let report = try store.repair()
    #expect(report.copies.map(folder.read) == [damaged])
    #expect(store.gamesLeftBehind().map(\.movesText) == ["2:1830"])
  }

  @Test func `looking changes nothing and makes nothing`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    #expect(store.gamesLeftBehind().isEmpty)
    #expect(store.finishedWaiting().isEmpty)
    #expect(store.takeIn() == TakeIn())
    #expect(folder.names.isEmpty)
    #expect(folder.permissions(of: folder.location.folder) == nil)
  }
}
