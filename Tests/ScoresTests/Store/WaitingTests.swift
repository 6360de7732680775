import Foundation
import Scores
import Testing

struct WaitingTests {
  @Test func `a symbolic link is kept, and what is written lies beside the file it leads to`()
    throws
  {
    let folder = try TemporaryFolder()
    let (real, link) = (folder.path + "/synced/deep/scores.json", folder.location.results)
    try folder.write(PlayedGames.file([1]), to: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createDirectory(
      atPath: folder.location.folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/synced/link.json", withDestinationPath: "deep/scores.json")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../synced/link.json")
    let process = Breakage()
    let store = folder.store(files: process.files)
    try store.play()

    #expect(store.takeIn().notices == [])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../synced/link.json")
    #expect(folder.read(real) == PlayedGames.file([1, 0]))
    #expect(folder.permissions(of: real) == 0o640)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/synced/deep/lock"))
    #expect(!folder.names.contains("lock"))
  }

  @Test func `a link to a file that is not there yet makes it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: folder.path + "/synced/other")
    try folder.write("", to: folder.location.folder + "/lock")
    try FileManager.default.createSymbolicLink(
      atPath: folder.location.results, withDestinationPath: folder.path + "/synced/new.json")
    try folder.store().play()
    #expect(folder.store().takeIn().notices == [])
    #expect(folder.read(folder.path + "/synced/new.json") == PlayedGames.file([0]))
  }

  @Test func `links that lead in a circle are said`() throws {
    let folder = try TemporaryFolder()
    try folder.store().play()
    try FileManager.default.createSymbolicLink(
      atPath: folder.location.results, withDestinationPath: "results.json")
    let takeIn = folder.store().takeIn()
    #expect(takeIn.fault == .unwritable(path: folder.location.results, .circle))
    #expect(takeIn.waiting.count == 1)
  }

  @Test func `where no journal can be, the game is told so, played, printed and imported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file in the place of the folder", to: folder.location.folder)
    let store = folder.store()
    #expect(throws: StoreError.unwritable(path: folder.location.playing, .notAFolder)) {
      try store.openJournal(PlayedGames.header())
    }
    let journal = store.journalInMemory(PlayedGames.header())
    try journal.play()
    let line = Store.entryLine(journal.key, journal.result(PlayedGames.ending()))
    #expect(!line.contains("\n"))

    try folder.remove(folder.location.folder)
    let report = try store.importing([ImportSource(name: "-", bytes: Array((line + "\n").utf8))])
    #expect(report.added == [journal.key])
    #expect(folder.results == "{\n\(line)\n}\n")
  }

  @Test func `a disk that is full before the first move leaves nothing half begun`() throws {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.write = { _, _ throws(SystemError) in throw .diskFull }
    #expect(throws: StoreError.self) {
      try folder.store(files: files).openJournal(PlayedGames.header())
    }
    #expect(folder.names == ["playing"])
  }

  @Test func `a full disk at the end keeps the old results and says one line`() throws {
    let folder = try TemporaryFolder()
    try folder.write(PlayedGames.file([1]), to: folder.location.results)
    try folder.store().play()
    var files = Files.live()
    files.write = { _, _ throws(SystemError) in throw .diskFull }

    let takeIn = folder.store(files: files).takeIn()
    #expect(
      takeIn.notices == [
        "A finished game waits to be taken in later. Cannot write "
          + "\(folder.location.results), because the disk is full: free some space."
      ])
    #expect(folder.results == PlayedGames.file([1]))
    #expect(folder.store().takeIn().added.count == 1)
    #expect(folder.results == PlayedGames.file([1, 0]))
  }

  @Test func `a game whose end could only be printed is not offered again once it is imported`()
    throws
  {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.syncData = { _ throws(SystemError) in throw .deviceFault }
    files.sync = { _ throws(SystemError) in throw .deviceFault }
    let journal = try folder.store(files: files).openJournal(PlayedGames.header())
    try journal.play()
    #expect(throws: StoreError.self) { try journal.end(PlayedGames.ending()) }
    journal.leave()
    #expect(folder.store().gamesLeftBehind().count == 1)

    let line = Store.entryLine(journal.key, PlayedGames.result())
    let source = ImportSource(name: "-", bytes: Array(line.utf8))
    #expect(try folder.store().importing([source]).added == [journal.key])
    #expect(folder.store().gamesLeftBehind().isEmpty)
  }

  @Test func `a result is deleted by its key, also one that still waits`() throws {
    let folder = try TemporaryFolder()
    try folder.write(PlayedGames.file(1...3), to: folder.location.results)
    let store = folder.store()
    try store.delete(PlayedGames.key(2))
    #expect(folder.results == PlayedGames.file([1, 3]))

    try store.delete(try store.play())
    #expect(folder.results == PlayedGames.file([1, 3]))
    #expect(throws: StoreError.noSuchResult(PlayedGames.key(9))) {
      try store.delete(PlayedGames.key(9))
    }
    try store.delete(PlayedGames.key(1))
    try store.delete(PlayedGames.key(3))
    #expect(folder.results == "{\n}\n")
  }

  @Test func `a path from outside cannot move the cursor of who reads a message`() {
    let error = StoreError.unwritable(path: "/tmp/\u{1b}[2J\u{9b}x\n\u{202e}", .diskFull)
    #expect(
      error.description
        == #"Cannot write /tmp/\u{1b}[2J\u{9b}x\u{a}\u{202e}, because the disk is full: "#
        + "free some space.")
  }
}
