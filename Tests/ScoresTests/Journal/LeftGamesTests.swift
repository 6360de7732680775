import ArcadeCore
import Scores
import Testing

struct LeftGamesTests {
  /// Plays three moves and lets the process end.
  private func abandon(_ number: Int = 0, in folder: TemporaryFolder) throws -> ResultKey {
    let process = Breakage()
    let journal = try folder.store(files: process.files).openJournal(PlayedGames.header(number))
    try journal.play()
    process.end()
    return journal.key
  }

  @Test func `a game whose process ended is offered where it stood, the newest first`() throws {
    let folder = try TemporaryFolder()
    let keys = [try abandon(0, in: folder), try abandon(2, in: folder), try abandon(1, in: folder)]

    let left = folder.store().gamesLeftBehind()
    #expect(left.map(\.key) == [keys[1], keys[2], keys[0]])
    let game = try #require(left.last)
    #expect(game.header == PlayedGames.header(0))
    #expect(game.moves.map(\.text) == ["2", "2", "c"])
    #expect(game.moves.map(\.score) == [102, 106, 110])
    #expect(game.score == 110)
    #expect(game.playTime == PlayTime(milliseconds: 3874))
    #expect(game.movesText == PlayedGames.result().moves)
  }

  @Test func `a game that is being played is not offered and cannot be taken up`() throws {
    let folder = try TemporaryFolder()
    let journal = try folder.store().openJournal(PlayedGames.header())
    try journal.play()

    let store = folder.store()
    #expect(store.gamesLeftBehind().isEmpty)
    let game = try #require(store.gamesUnderWay().first)
    #expect(game.key == journal.key)
    #expect(throws: StoreError.beingPlayed(journal.key)) { try store.resume(game) }
    #expect(throws: StoreError.beingPlayed(journal.key)) { try store.discard(game) }

    journal.leave()
    #expect(store.gamesUnderWay().isEmpty)
    #expect(store.gamesLeftBehind() == [game])
  }

  @Test(arguments: [
    "", "[\"5\",40", "[\"5\",4000,1]", "\0\0\0\0", "garbage\n", "[\"5\",1,1]\n\0\0",
  ])
  func `a game goes on where it stood, without a torn last line`(torn: String) throws {
    let folder = try TemporaryFolder()
    let key = try abandon(in: folder)
    let whole = try #require(folder.read(folder.journal(key)))
    try folder.write(whole + torn, to: folder.journal(key))
    let store = folder.store()

    let journal = try store.resume(try #require(store.gamesLeftBehind().first))
    #expect(journal.key == key)
    try journal.append("3", at: PlayTime(milliseconds: 5000), score: 120)
    #expect(folder.read(folder.journal(key)) == whole + "[\"3\",5000,120]\n")
    try journal.end(GameEnding(end: PlayedGames.start, durationMs: 5000, score: 120))

    let result = try #require(folder.store().finishedWaiting().first?.result)
    #expect(result.moves == "2:1830 2:2044 c 3:1126")
    #expect(result.score == 120)
  }

  @Test func `a journal cut at any byte gives the moves that are whole`() throws {
    let folder = try TemporaryFolder()
    let key = try abandon(in: folder)
    let whole = Array(try #require(folder.read(folder.journal(key))).utf8)
    let lines = whole.split(separator: UInt8(ascii: "\n"))
    for length in 0..<whole.count {
      let cut = whole[..<length]
      try folder.write(String(decoding: cut, as: UTF8.self), to: folder.journal(key))
      let moves = cut.count { $0 == UInt8(ascii: "\n") } - 1
      let left = folder.store().gamesLeftBehind()
      #expect(left.map(\.moves.count) == (moves > 0 ? [moves] : []))
    }
    #expect(lines.count == 4)
  }

  @Test func `a game that is finished as it stands is marked unfinished`() throws {
    let folder = try TemporaryFolder()
    let key = try abandon(in: folder)
    let store = folder.store()
    let game = try #require(store.gamesLeftBehind().first)

    let result = try store.finish(game, hints: 2)
    var expected = PlayedGames.result()
    (expected.end, expected.hints, expected.marks) = (PlayedGames.start, 2, ["unfinished"])
    #expect(result == expected)
    #expect(store.takeIn().added == [key])
    #expect(store.gamesLeftBehind().isEmpty)
    #expect(throws: StoreError.noLongerThere(key)) { try store.finish(game) }
  }

  @Test func `a game that is thrown away is gone`() throws {
    let folder = try TemporaryFolder()
    let key = try abandon(in: folder)
    let store = folder.store()
    let game = try #require(store.gamesLeftBehind().first)
    try store.discard(game)
    #expect(folder.names == ["playing"])
    #expect(throws: StoreError.noLongerThere(key)) { try store.resume(game) }
  }

  @Test func `whoever leaves later than the last move goes on from there`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    let journal = try store.openJournal(PlayedGames.header())
    try journal.play()
    let last = try #require(store.gamesUnderWay().first).playTime
    let left = PlayTime(milliseconds: last.milliseconds + 7_000)
    journal.leave(at: left)
    let game = try #require(store.gamesLeftBehind().first)
    #expect(game.playTime == left)
    #expect(game.unfinishedResult(end: Timestamp(milliseconds: 0)).durationMs == left.milliseconds)

    let again = try store.resume(game)
    try again.append("3", at: PlayTime(milliseconds: left.milliseconds + 1), score: 120)
    again.leave()
    #expect(store.gamesLeftBehind().first?.moves.last?.text == "3")
  }

  @Test func `a game that went on meanwhile is not taken up as it was`() throws {
    let folder = try TemporaryFolder()
    let key = try abandon(in: folder)
    let store = folder.store()
    let game = try #require(store.gamesLeftBehind().first)
    let journal = try store.resume(game)
    try journal.append("3", at: PlayTime(milliseconds: 5000), score: 120)
    journal.leave()
    #expect(throws: StoreError.noLongerThere(key)) { try store.resume(game) }
    #expect(store.gamesLeftBehind().map(\.score) == [120])
  }

  @Test func `the journal of a later arcade is told of and kept`() throws {
    let folder = try TemporaryFolder()
    let path = folder.journal(PlayedGames.key())
    try folder.write("{\"journal\":2,\"what\":[]}\n[\"2\",1,1,1]\n", to: path)
    let store = folder.store()
    #expect(store.takeIn().unreadable == [.newerJournal(path: path)])
    #expect(store.gamesLeftBehind().isEmpty)
    _ = try store.repair()
    #expect(folder.read(path) == "{\"journal\":2,\"what\":[]}\n[\"2\",1,1,1]\n")
  }

  @Test func `files that are no journals are passed over`() throws {
    let folder = try TemporaryFolder()
    for name in ["notes.txt", "x.jsonl", "\(PlayedGames.key()).jsonl.damaged-1"] {
      try folder.write("x", to: folder.location.playing + "/" + name)
    }
    #expect(folder.store().takeIn() == TakeIn())
    #expect(folder.names.count == 4)
  }
}
