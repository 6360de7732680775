import ArcadeCore
import Play
import Scores

/// The results of the store, read in order; what is damaged is told on standard error.
struct StoredResults {
  private let world: World

  /// Reads the store of a world.
  init(_ world: World) {
    self.world = world
  }

  /// Hands out all results, some thousand at a time: those of the file, then those that wait.
  ///
  /// - Parameter visit: Is given each batch, of at least one.
  /// - Throws: What `visit` throws, or why the file cannot be read.
  func forEachBatch(
    _ visit: ([Verification.Kept]) throws(CommandFault) -> Void
  ) throws(CommandFault) {
    var batch: [Verification.Kept] = []
    func flush() throws(CommandFault) {
      if !batch.isEmpty { try visit(batch) }
      batch.removeAll(keepingCapacity: true)
    }
    try forEachInFile { kept throws(CommandFault) in
      batch.append(kept)
      if batch.count == 4096 { try flush() }
    }
    for (key, result) in world.store().finishedWaiting() {
      batch.append(Verification.Kept(key: key.text, result: result))
    }
    try flush()
    for fault in world.store().unreadableJournals() {
      Console(world).complain(fault.description)
    }
  }
}

extension StoredResults {
  private func forEachInFile(
    _ visit: (Verification.Kept) throws(CommandFault) -> Void
  ) throws(CommandFault) {
    guard let path = world.store().location?.results else { return }
    let file: Int32
    do throws(SystemError) {
      file = try world.files.open(path, .read)
    } catch {
      guard error == .missing else { throw .unreadable(path, error) }
      return
    }
    defer { world.files.close(file) }
    let console = Console(world)
    let shown = PrintableText.shortened(path, to: 200)
    try unsafe EntryScanner.scan(
      read: { buffer throws(CommandFault) in
        do throws(SystemError) {
          return try unsafe world.files.read(file, buffer)
        } catch {
          throw .unreadable(path, error)
        }
      },
      entry: { entry throws(CommandFault) in
        let result: GameResult
        do throws(ResultFault) {
          result = try entry.result()
        } catch {
          return console.complain("\(shown), line \(entry.line): \(error)")
        }
        try visit(Verification.Kept(key: entry.keyText, result: result))
      },
      damage: { damage throws(CommandFault) in
        guard !damage.isContinued else { return }
        console.complain("\(shown), line \(damage.line): \(damage.cause)")
      })
  }
}
