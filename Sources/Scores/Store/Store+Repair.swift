extension Store {
  /// Mends the file of results and the journals: every whole entry is kept, and each damaged file is
  /// first copied, byte for byte, to one that has `.damaged-` and the moment behind its name.
  ///
  /// A whole file is left as it is. Games that waited for the repair are then taken in.
  ///
  /// - Returns: What was wrong and what was kept.
  /// - Throws: Why it cannot be done; the files are then as they were.
  public func repair() throws(StoreError) -> RepairReport {
    let location = try place()
    var report = try changingResults { file throws(StoreError) in
      var report = try repairResults(file)
      for (key, error) in survey().faults {
        guard let key, case .damagedJournal = error else { continue }
        try repairJournal(key, in: location, &report)
      }
      return report
    }
    report.takeIn = takeIn()
    return report
  }

  private func repairResults(_ file: ResultsFile) throws(StoreError) -> RepairReport {
    var report = RepairReport()
    try file.scan { _ in
      report.kept += 1
    } damage: { damage in
      report.damage.append(.init(line: damage.line, reason: damage.reason))
    }
    guard !report.damage.isEmpty else { return report }
    report.copies.append(try copyAside(file.path))
    try file.rewrite { output throws(StoreError) in
      try file.scan { entry throws(StoreError) in
        try output.copy(entry)
      } damage: { _ in
      }
      return true
    }
    return report
  }

  private func repairJournal(
    _ key: ResultKey, in location: StoreLocation, _ report: inout RepairReport
  ) throws(StoreError) {
    let path = location.journal(of: key)
    guard let file = try? files.open(path, .append) else { return }
    defer { files.close(file) }
    guard (try? files.lock(file)) == true, let lines = try? files.contents(ofOpen: file) else {
      return
    }
    let content = JournalContent(lines)
    report.copies.append(try copyAside(path))
    guard content.header != nil, !content.moves.isEmpty else {
      try? files.remove(path)
      return
    }
    try files.replace(path) { output throws(StoreError) in
      try output.write(lines[..<content.length])
      return true
    }
  }

  /// Copies a file, byte for byte, and names the copy.
  private func copyAside(_ path: String) throws(StoreError) -> String {
    let plain = "\(path).damaged-\(clock.now())"
    var copy = plain
    var number = 1
    while (try? files.status(copy)) != nil {
      number += 1
      copy = "\(plain)-\(number)"
    }
    try files.replace(copy) { output throws(StoreError) in
      let source: Int32
      do throws(SystemError) {
        source = try files.open(path, .read)
      } catch {
        throw .unreadable(path: path, error)
      }
      defer { files.close(source) }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count: Int
        do throws(SystemError) {
          count = try files.read(source, into: &chunk)
        } catch {
          throw .unreadable(path: path, error)
        }
        guard count > 0 else { return true }
        try output.write(chunk[..<count])
      }
    }
    return copy
  }
}
