import JSON

/// The file of results, read entry by entry and rewritten as a whole.
struct ResultsFile {
  let files: Files
  /// A path that is no symbolic link.
  let path: String

  /// A piece of damage.
  typealias Damage = (line: Int, reason: String)

  /// Reads the file from its beginning to its end; one that is not there has no entries.
  ///
  /// - Parameters:
  ///   - visit: Is given each entry that is whole and JSON, also if it is no result that is known.
  ///   - damage: Is given what is wrong and in which line.
  /// - Throws: ``StoreError/unreadable(path:_:)``, or what `visit` and `damage` throw.
  func scan(
    _ visit: (borrowing ScannedEntry) throws(StoreError) -> Void,
    damage: (Damage) throws(StoreError) -> Void
  ) throws(StoreError) {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try files.open(path, .read)
    } catch {
      guard error != .missing else { return }
      throw .unreadable(path: path, error)
    }
    defer { files.close(descriptor) }
    try unsafe EntryScanner.scan(
      read: { buffer throws(StoreError) in
        do throws(SystemError) {
          return try unsafe files.read(descriptor, buffer)
        } catch {
          throw .unreadable(path: path, error)
        }
      },
      entry: { entry throws(StoreError) in
        if entry.canonical == nil, (try? JSON.parse(entry.value)) == nil {
          return try damage((entry.line, "an entry is no JSON"))
        }
        try visit(entry)
      },
      damage: { piece throws(StoreError) in
        guard !piece.isContinued else { return }
        try damage((piece.line, piece.cause.description))
      })
  }

  /// Writes the file anew.
  ///
  /// - Parameter content: Writes the entries and tells whether the file is to be replaced; it may be
  ///   asked twice.
  /// - Returns: Whether the file was replaced.
  /// - Throws: Why it was not, or what `content` throws; it is then as it was.
  @discardableResult
  func rewrite(
    _ content: (inout ResultsOutput) throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    try files.replace(path) { (output: inout FileOutput) throws(StoreError) in
      var results = try ResultsOutput(output)
      guard try content(&results) else { return false }
      output = try results.end()
      return true
    }
  }

  /// Brings the file's name onto the device.
  func syncFolder() throws(StoreError) {
    do throws(SystemError) {
      try files.syncFolder(Files.folder(of: path))
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Copies every entry that `isKept` keeps.
  ///
  /// - Throws: ``StoreError/damagedResults(path:line:reason:)`` for a damaged file.
  func copy(
    to output: inout ResultsOutput,
    where isKept: (borrowing ScannedEntry) -> Bool = { _ in true }
  ) throws(StoreError) {
    try scan { entry throws(StoreError) in
      if isKept(entry) { try output.copy(entry) }
    } damage: { damage throws(StoreError) in
      throw .damagedResults(path: path, line: damage.line, reason: damage.reason)
    }
  }
}
