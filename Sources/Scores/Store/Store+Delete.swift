extension Store {
  /// Deletes a result.
  ///
  /// - Parameter key: The name of the result; one that still waits is taken in first.
  /// - Throws: ``StoreError/noSuchResult(_:)`` if there is none, or why it cannot be done.
  public func delete(_ key: ResultKey) throws(StoreError) {
    try takeInFirst()
    let sought = EntryKey(key)
    let isFound = try changingResults { file throws(StoreError) in
      try file.rewrite { output throws(StoreError) in
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
