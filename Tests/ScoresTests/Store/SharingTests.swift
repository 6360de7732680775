import Foundation
import JSON
import Scores
import Synchronization
import Testing

struct SharingTests {
  @Test(arguments: [2, 8])
  func `programs that save at once lose nothing`(writers: Int) throws {
    let folder = try TemporaryFolder()
    // What is on the device does not matter as long as the machine runs.
    var files = Files.live()
    files.sync = { _ in }
    files.syncData = { _ in }
    let unsynced = files
    let faults = Mutex<[String]>([])
    let group = DispatchGroup()
    for writer in 0..<writers {
      group.enter()
      Thread.detachNewThread {
        let store = Store(location: folder.location, files: unsynced)
        for game in 0..<50 {
          do {
            try store.play(writer * 50 + game)
          } catch {
            faults.withLock { $0.append("\(error)") }
          }
          let takeIn = store.takeIn()
          faults.withLock { $0 += takeIn.notices }
        }
        group.leave()
      }
    }
    group.wait()

    #expect(faults.withLock { $0 } == [])
    let members = try #require(try JSON.parse(folder.results ?? "").members)
    let scores = members.compactMap { $0.node["score"]?.integer }
    #expect(scores.sorted() == (0..<writers * 50).map { Int64(110 + $0) })
    #expect(folder.names == ["lock", "playing", "results.json"])
  }

  @Test func `two games that end while a stopped program holds the lock wait and are shown`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: folder.location.folder + "/lock")
    let files = Files.live()
    let lock = try files.open(folder.location.folder + "/lock", .lock)
    #expect(try files.lock(lock))
    let clock = StoreClock.standing()
    let store = folder.store(clock: clock)

    let keys = [try store.play(0), try folder.store(clock: clock).play(1)]
    let before = clock.uptime()
    let takeIn = store.takeIn()

    #expect((5000...5100).contains(clock.uptime() - before))
    #expect(takeIn.waiting == keys)
    #expect(takeIn.fault == .busy(path: folder.location.folder + "/lock"))
    #expect(
      takeIn.notices == [
        "2 finished games wait to be taken in later. Another program holds "
          + "\(folder.location.folder)/lock: end it, or wait for it, and start arcade again."
      ])
    #expect(store.finishedWaiting().map(\.key) == keys)
    #expect(
      store.finishedWaiting().map(\.result) == [PlayedGames.result(0), PlayedGames.result(1)])
    #expect(folder.results == nil)

    files.close(lock)
    #expect(store.takeIn().added == keys)
    #expect(folder.results == PlayedGames.file(0...1))
  }

  @Test func `a lock that was deleted while it was waited for is taken anew`() throws {
    let folder = try TemporaryFolder()
    let path = folder.location.folder + "/lock"
    try folder.write("", to: path)
    let files = Files.live()
    let old = try files.open(path, .lock)
    #expect(try files.lock(old))
    var clock = StoreClock.standing()
    let wait = clock.wait
    clock.wait = { time in
      wait(time)
      try? files.remove(path)
      files.close(old)
    }

    try folder.store(clock: clock).play()
    #expect(folder.store(clock: clock).takeIn().notices == [])
    #expect(folder.results == PlayedGames.file([0]))
    #expect(folder.names.contains("lock"))
  }

  @Test func `a result whose journal was not removed is taken in once`() throws {
    let folder = try TemporaryFolder()
    var files = Files.live()
    files.remove = { _ throws(SystemError) in throw .deviceFault }
    try folder.store().play()
    #expect(folder.store(files: files).takeIn().notices == [])
    #expect(folder.store().finishedWaiting().count == 1)

    let takeIn = folder.store().takeIn()
    #expect(takeIn == TakeIn())
    #expect(folder.results == PlayedGames.file([0]))
    #expect(folder.store().finishedWaiting().isEmpty)
  }

  @Test func `a game whose key another result has is kept under another key`() throws {
    let folder = try TemporaryFolder()
    var other = PlayedGames.result()
    other.score = 999
    let line = Store.entryLine(PlayedGames.key(), other)
    try folder.write("{\n\(line)\n}\n", to: folder.location.results)
    #expect(try folder.store().play() == PlayedGames.key())

    let added = try #require(folder.store().takeIn().added.first)
    var marked = PlayedGames.result()
    marked.marks = ["imported"]
    #expect(folder.results == "{\n\(line),\n\(Store.entryLine(added, marked))\n}\n")
    #expect(added != PlayedGames.key() && added.start == PlayedGames.key().start)
    #expect(folder.store().finishedWaiting().isEmpty)
  }

  @Test func `games that begin in the same millisecond have keys of their own`() throws {
    let folder = try TemporaryFolder()
    let store = Store(location: folder.location, clock: .standing()) { 7 }
    let first = try store.openJournal(PlayedGames.header())
    try first.play()
    #expect(throws: StoreError.busy(path: folder.location.playing)) {
      try store.openJournal(PlayedGames.header())
    }
    let second = try folder.store().openJournal(PlayedGames.header())
    #expect(second.key != first.key)
    #expect(second.key.start == first.key.start)
  }
}
