extension Store {
  /// Reads a file that is to be imported.
  ///
  /// - Parameter path: The path of any file.
  /// - Returns: Its content under that name.
  /// - Throws: ``StoreError/unreadable(path:_:)``.
  public func importSource(at path: String) throws(StoreError) -> ImportSource {
    do throws(SystemError) {
      return ImportSource(name: path, bytes: try files.contents(of: path, .readStream))
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// Adds the results of files to those of the store; doing it again changes nothing.
  ///
  /// A result whose key another one has is added under another key and marked `imported`.
  ///
  /// - Parameter sources: Files of results, exports, lines of ``entryLine(_:_:)``, damaged ones too.
  /// - Returns: What was added and what could not be read.
  /// - Throws: Why nothing was added.
  @discardableResult
  public func importing(_ sources: [ImportSource]) throws(StoreError) -> ImportReport {
    try takeInFirst()
    var report = ImportReport()
    var entries: [(key: ResultKey, value: [UInt8])] = []
    for source in sources {
      let reader = ImportReader(source)
      entries += reader.entries
      report.damage += reader.damage
    }
    guard !entries.isEmpty else { return report }
    let union = try changingResults { file throws(StoreError) in try add(entries, to: file) }
    report.added = union.new.map(\.key)
    report.known = entries.count - report.added.count
    report.renamed = union.new.count { $0.isRenamed }
    removeOvertaken(entries.map(\.key))
    return report
  }

  /// Removes journals without an end whose result has come in another way.
  ///
  /// Their last line could not be written, so it was printed and is imported here.
  private func removeOvertaken(_ keys: [ResultKey]) {
    let imported = Set(keys)
    for game in survey().left where imported.contains(game.key) {
      try? discard(game)
    }
  }
}
