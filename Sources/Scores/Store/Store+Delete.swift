extension Store {
  /// Deletes a result.
  ///
  /// - Parameter key: The name of the result; one that still waits is taken in first.
  /// - Throws: ``StoreError/noSuchResult(_:)`` if there is none, or why it cannot be done.
  public func delete(_ key: ResultKey) throws(StoreError) {
    let location = try place()
    takeIn()
    let path = try writablePath(location.results, in: location)
    let sought = EntryKey(key)
    let isFound = try StoreLock(files: files, clock: clock).held(beside: path) {
      () throws(StoreError) in
      let file = ResultsFile(files: files, path: path)
      return try file.rewrite { output throws(StoreError) in
        var isFound = false
        try file.copy(to: &output) { entry in
          let isSought = entry.entryKey == sought
          isFound = isFound || isSought
          return !isSought
        }
        return isFound
      }
    }
    guard isFound else { throw .noSuchResult(key) }
  }
}
