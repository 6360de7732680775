import JSON
import Scores
import Testing

struct SavingTests {
  @Test func `a game that is over is in the results, byte for byte as written here`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()

    let key = try store.play()
    #expect(store.finishedWaiting().map(\.key) == [key])
    #expect(store.takeIn().added == [key])

    #expect(
      folder.results == """
        {
        "2026-11-30T05:49:12.345Z-aaaa":{"kind":"slots","mode":"classic","score":110,\
        "start":"2026-11-30T05:49:12.345Z","end":"2026-11-30T05:50:12.345Z","durationMs":3874,\
        "seed":42,"moves":"2:1830 2:2044 c","rules":1,"level":"classic 00ff00ff00ff00ff",\
        "player":"Ada"}
        }

        """)
    #expect(folder.names == ["lock", "playing", "results.json"])
    #expect(store.finishedWaiting().isEmpty)
  }

  @Test func `folders and files are the player's alone`() throws {
    let folder = try TemporaryFolder()
    let journal = try folder.store().openJournal(PlayedGames.header())
    #expect(folder.permissions(of: folder.journal(journal.key)) == 0o600)
    try journal.end(PlayedGames.ending())
    folder.store().takeIn()

    #expect(folder.permissions(of: folder.location.folder) == 0o700)
    #expect(folder.permissions(of: folder.location.playing) == 0o700)
    #expect(folder.permissions(of: folder.location.results) == 0o600)
    #expect(folder.permissions(of: folder.location.folder + "/lock") == 0o600)
  }

  @Test func `the process ends without a further call, and the game is kept`() throws {
    let folder = try TemporaryFolder()
    let process = Breakage()
    try folder.store(files: process.files).play()
    process.end()

    folder.store().takeIn()
    #expect(folder.results == PlayedGames.file([0]))
  }

  @Test(arguments: [Breakage.Kind.death, .deathWithin])
  func `kill -9 at any call leaves the results whole and every acknowledged one in them, once`(
    kind: Breakage.Kind
  ) throws {
    let calls = try callsOfASave()
    #expect(calls > 30)
    for place in 1...calls {
      let folder = try TemporaryFolder()
      try folder.write(PlayedGames.file(1...3), to: folder.location.results)
      let process = Breakage(kind, at: place)
      let isAcknowledged = play(folder.store(files: process.files))
      #expect(process.isDead)

      let atDeath = try #require(folder.results)
      #expect([PlayedGames.file(1...3), PlayedGames.file([1, 2, 3, 0])].contains(atDeath))

      let store = folder.store()
      #expect(store.takeIn().notices == [])
      try checkKept(isAcknowledged, in: folder, "call \(place)")
      let after = folder.results
      store.takeIn()
      #expect(folder.results == after)
    }
  }

  @Test(arguments: [SystemError.diskFull, .deviceFault, .readOnly])
  func `a call that fails loses nothing that was acknowledged`(error: SystemError) throws {
    for place in 1...(try callsOfASave()) {
      let folder = try TemporaryFolder()
      try folder.write(PlayedGames.file(1...3), to: folder.location.results)
      let process = Breakage(.failure(error), at: place)
      let isAcknowledged = play(folder.store(files: process.files))
      process.end()

      folder.store().takeIn()
      try checkKept(isAcknowledged, in: folder, "call \(place), \(process.calls[place - 1])")
    }
  }

  @Test(arguments: [SystemError.diskFull, .readOnly])
  func `a disk that stays full or read-only loses nothing that was acknowledged`(
    error: SystemError
  ) throws {
    for place in 1...(try callsOfASave()) {
      let folder = try TemporaryFolder()
      try folder.write(PlayedGames.file(1...3), to: folder.location.results)
      let process = Breakage(.failures(error), at: place)
      let isAcknowledged = play(folder.store(files: process.files))
      process.end()
      let atEnd = try #require(folder.results)
      #expect([PlayedGames.file(1...3), PlayedGames.file([1, 2, 3, 0])].contains(atEnd))

      folder.store().takeIn()
      try checkKept(isAcknowledged, in: folder, "call \(place)")
    }
  }

  @Test func `each step is on the device before the next one counts on it`() throws {
    let folder = try TemporaryFolder()
    let process = Breakage()
    let store = folder.store(files: process.files)
    try store.play()
    store.takeIn()

    let sought = ["write", "syncData", "sync", "rename", "remove"]
    let steps = process.calls.filter(sought.contains)
    // Header, three moves and the end; their folder; the new results, their folder; the journal.
    #expect(
      steps == Array(repeating: "write", count: 5) + ["syncData", "sync"]
        + ["write", "sync", "rename", "sync", "remove"])
  }

  @Test func `writes that come short are gone on with`() throws {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.write = { file, bytes throws(SystemError) in
      try Files.live().write(file, bytes.prefix(7))
    }
    let store = folder.store(files: files)
    try store.play()
    #expect(store.takeIn().notices == [])
    #expect(folder.results == PlayedGames.file([0]))
  }

  @Test func `a failed sync is answered with a new file, not with another sync of the same`() throws
  {
    let folder = try TemporaryFolder()
    let store = folder.store()
    try store.play()
    let failing = try #require(try callNumber("sync"))
    let process = Breakage(.failure(.deviceFault), at: failing)

    let takeIn = folder.store(files: process.files).takeIn()

    #expect(takeIn.notices == [])
    #expect(folder.results == PlayedGames.file([0]))
    let from = process.calls[(failing - 1)...]
    #expect(from.first == "sync")
    #expect(from.dropFirst().first { $0 == "sync" || $0 == "open create" } == "open create")
    #expect(folder.names == ["lock", "playing", "results.json"])
  }

  /// The number of the first call of that name while a finished game is taken in.
  private func callNumber(_ name: String) throws -> Int? {
    let folder = try TemporaryFolder()
    try folder.store().play()
    let process = Breakage()
    folder.store(files: process.files).takeIn()
    return process.calls.firstIndex(of: name).map { $0 + 1 }
  }

  private func callsOfASave() throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write(PlayedGames.file(1...3), to: folder.location.results)
    let process = Breakage()
    #expect(play(folder.store(files: process.files)))
    #expect(folder.results == PlayedGames.file([1, 2, 3, 0]))
    return process.calls.count
  }

  /// Plays a game and takes it in; tells whether its end was acknowledged.
  private func play(_ store: Store) -> Bool {
    do {
      try store.play()
    } catch {
      #expect(error.description.hasSuffix("."))
      store.takeIn()
      return false
    }
    store.takeIn()
    return true
  }

  /// The three old results are there as they were, the new one if it was acknowledged, never twice.
  private func checkKept(
    _ isAcknowledged: Bool, in folder: TemporaryFolder, _ place: Comment
  ) throws {
    let results = try #require(folder.results)
    let (without, with) = (PlayedGames.file(1...3), PlayedGames.file([1, 2, 3, 0]))
    #expect(results == with || (!isAcknowledged && results == without), place)
    let playing = folder.names.filter { $0.hasSuffix(".jsonl") }
    #expect(playing.count <= (results == with ? 0 : 1), place)
    #expect(!folder.names.contains { $0.hasSuffix("results.json.new") }, place)
  }
}
