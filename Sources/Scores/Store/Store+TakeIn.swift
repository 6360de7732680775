extension Store {
  /// Takes every finished game into the file of results, and then deletes its journal.
  ///
  /// Nothing is lost if it cannot be done: the journals wait, and the next call takes them in.
  ///
  /// - Returns: What was added, what waits, and why.
  @discardableResult
  public func takeIn() -> TakeIn {
    var outcome = TakeIn()
    guard let location else { return outcome }
    let survey = survey()
    outcome.unreadable = survey.faults.map(\.error)
    removeEmpty(survey.empty, in: location)
    guard !survey.finished.isEmpty else { return outcome }
    do throws(StoreError) {
      outcome.added = try takeIn(to: location)
    } catch {
      outcome.fault = error
      outcome.waiting = survey.finished.map(\.key)
    }
    return outcome
  }

  private func takeIn(to location: StoreLocation) throws(StoreError) -> [ResultKey] {
    try changingResults { file throws(StoreError) in
      // Another program may have taken some in while the lock was waited for.
      let finished = survey().finished
      let union = try add(finished.map { ($0.key, Array($0.result.json.utf8)) }, to: file)
      // A process that ended before it deleted a journal may not have synced the folder either.
      if union.new.isEmpty { try file.syncFolder() }
      for (key, _) in finished { try? files.remove(location.journal(of: key)) }
      return union.new.map(\.key)
    }
  }

  /// Adds entries to the file of results, under its lock.
  func add(
    _ entries: [(key: ResultKey, value: [UInt8])], to file: ResultsFile
  ) throws(StoreError) -> ResultsUnion {
    var union = ResultsUnion(entries)
    repeat {
      try file.rewrite { output throws(StoreError) in
        try file.copy(to: &output) { entry in
          union.meet(entry)
          return true
        }
        for candidate in union.new { try output.write(candidate.key, candidate.value) }
        return !union.new.isEmpty && !union.hasConflicts
      }
    } while union.moveConflictsApart()
    return union
  }

  /// Removes journals in which nothing was ever kept, unless somebody begins to write one now.
  private func removeEmpty(_ keys: [ResultKey], in location: StoreLocation) {
    for key in keys {
      let path = location.journal(of: key)
      guard let file = try? files.open(path, .append) else { continue }
      defer { files.close(file) }
      guard (try? files.lock(file)) == true, let lines = try? files.contents(ofOpen: file),
        JournalContent(lines).moves.isEmpty
      else { continue }
      try? files.remove(path)
    }
  }
}
