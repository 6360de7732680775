import ArcadeCore
import Scores
import Testing

struct JournalTests {
  @Test func `a journal is a header, a line for each move and an end, written before they count`()
    throws
  {
    let folder = try TemporaryFolder()
    let store = folder.store()
    let journal = try store.openJournal(PlayedGames.header(marks: ["daily"]))
    let path = folder.journal(journal.key)
    let header = """
      {"journal":1,"kind":"slots","mode":"classic","seed":42,"level":"classic 00ff00ff00ff00ff",\
      "rules":1,"start":"2026-11-30T05:49:12.345Z","player":"Ada","marks":["daily"]}

      """
    #expect(folder.read(path) == header)

    try journal.append("2", at: PlayTime(milliseconds: 1830), score: 102)
    #expect(folder.read(path) == header + "[\"2\",1830,102]\n")

    try journal.end(PlayedGames.ending())
    #expect(
      folder.read(path) == header + """
        ["2",1830,102]
        {"end":"2026-11-30T05:50:12.345Z","durationMs":3874,"score":110}

        """)
    #expect(store.finishedWaiting().first?.result == journal.result(PlayedGames.ending()))
  }

  @Test func `a move is one write`() throws {
    let folder = try TemporaryFolder()
    let process = Breakage()
    let journal = try folder.store(files: process.files).openJournal(PlayedGames.header())
    let before = process.calls.count
    try journal.append("2", at: PlayTime(milliseconds: 1830), score: 102)
    #expect(Array(process.calls[before...]) == ["write"])
  }

  @Test func `the moves of a result are the text that a recording reads and writes`() throws {
    var generator = SplitMix64(state: 11)
    for _ in 0..<50 {
      let folder = try TemporaryFolder()
      let journal = folder.store().journalInMemory(PlayedGames.header())
      var recording = Recording<Counting>(options: 0, seed: Seed(randomBits: 1))
      var time: Int64 = 0
      for _ in 0..<generator.draw(below: 40) {
        time += [0, 0, 1, 250, 86_400_000][generator.draw(below: 5)]
        let move = Counting.Move(number: generator.draw(below: 100))
        recording.append(move, at: PlayTime(milliseconds: time))
        try journal.append(move.text, at: PlayTime(milliseconds: time), score: 0)
      }
      let text = journal.result(PlayedGames.ending()).moves
      #expect(text == recording.text)
      #expect(try Recording(options: 0, seed: Seed(randomBits: 1), text: text) == recording)
    }
  }

  @Test func `a move that could not be written is written with the next one`() throws {
    let (other, opening) = (try TemporaryFolder(), Breakage())
    _ = try other.store(files: opening.files).openJournal(PlayedGames.header())
    let (folder, process) = (
      try TemporaryFolder(), Breakage(.failure(.diskFull), at: opening.calls.count + 2)
    )
    let journal = try folder.store(files: process.files).openJournal(PlayedGames.header())
    let path = folder.journal(journal.key)

    try journal.append("2", at: PlayTime(milliseconds: 1830), score: 102)
    let whole = folder.read(path)
    #expect(throws: StoreError.unwritable(path: path, .diskFull)) {
      try journal.append("2", at: PlayTime(milliseconds: 3874), score: 106)
    }
    #expect(!journal.isKept)
    #expect(folder.read(path) == whole)

    try journal.append("c", at: PlayTime(milliseconds: 3874), score: 110)
    #expect(journal.isKept)
    #expect(folder.read(path) == (whole ?? "") + "[\"2\",3874,106]\n[\"c\",3874,110]\n")
  }

  @Test func `half a line that the full disk took is taken back`() throws {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.write = { file, bytes throws(SystemError) in
      guard bytes.count < 20 else { return try Files.live().write(file, bytes) }
      guard bytes.count > 8 else { throw .diskFull }
      return try Files.live().write(file, bytes.prefix(6))
    }
    let journal = try folder.store(files: files).openJournal(PlayedGames.header())
    let whole = folder.read(folder.journal(journal.key))
    #expect(throws: StoreError.self) { try journal.append("2", at: .zero, score: 1) }
    #expect(folder.read(folder.journal(journal.key)) == whole)
  }

  @Test func `a sync that fails at the end puts the game into a new file`() throws {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.syncData = { _ throws(SystemError) in throw .deviceFault }
    let key = try folder.store(files: files).play()
    #expect(folder.store().finishedWaiting().map(\.result) == [PlayedGames.result()])
    #expect(folder.names == ["playing", "playing/\(key).jsonl"])
  }

  @Test func `an end that cannot be brought onto the device is not acknowledged`() throws {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.syncData = { _ throws(SystemError) in throw .deviceFault }
    files.sync = { _ throws(SystemError) in throw .deviceFault }
    #expect(throws: StoreError.self) { try folder.store(files: files).play() }
    #expect(folder.store().finishedWaiting().isEmpty)
    #expect(folder.store().gamesLeftBehind().map(\.movesText) == [PlayedGames.result().moves])
  }

  @Test func `a folder that is gone at the end of a game is made again`() throws {
    let folder = try TemporaryFolder()
    let store = folder.store()
    let journal = try store.openJournal(PlayedGames.header())
    try journal.play()
    try folder.remove(folder.location.folder)
    try journal.end(PlayedGames.ending())
    #expect(store.takeIn().added == [journal.key])
    #expect(folder.results == PlayedGames.file([0]))
  }

  @Test func `a game that is left without a move leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let journal = try folder.store().openJournal(PlayedGames.header())
    journal.leave()
    #expect(folder.names == ["playing"])
  }

  @Test func `a journal in which no move came to be is removed at the next start`() throws {
    let folder = try TemporaryFolder()
    let process = Breakage()
    let journal = try folder.store(files: process.files).openJournal(PlayedGames.header())
    folder.store().takeIn()
    #expect(folder.names == ["playing", "playing/\(journal.key).jsonl"])
    process.end()
    folder.store().takeIn()
    #expect(folder.names == ["playing"])
  }

  @Test func `in memory a game is played as ever, and its end says that it is not kept`() throws {
    let store = Store(location: nil)
    #expect(throws: StoreError.noFolder) { try store.openJournal(PlayedGames.header()) }
    let journal = store.journalInMemory(PlayedGames.header())
    try journal.play()
    #expect(!journal.isKept)
    #expect(journal.result(PlayedGames.ending()) == PlayedGames.result())
    #expect(throws: StoreError.noFolder) { try journal.end(PlayedGames.ending()) }
    #expect(store.takeIn() == TakeIn())
  }
}

/// A game that counts, for its text alone.
private struct Counting: Game {
  struct Move: GameMove {
    let number: Int
    var text: String { String(number) }

    init(number: Int) { self.number = number }

    init?(text: some StringProtocol) {
      guard let number = Int(text) else { return nil }
      self.number = number
    }
  }

  enum Refusal: GameRefusal {
    case never
    var description: String { "Never." }
  }

  static let kind = "counting"
  static let rulesVersion = 1
  let options: Int
  let seed: Seed
  var score = 0
  var end: GameEnd? { nil }
  var allowedMoves: [Move] { [] }

  init(options: Int, seed: Seed) {
    self.options = options
    self.seed = seed
  }

  mutating func play(_ move: Move, at time: PlayTime) throws(Refusal) -> [Int] {
    score += move.number
    return []
  }
}
