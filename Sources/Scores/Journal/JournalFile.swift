/// The file of an open journal: its lines, how many of them are written, and its lock.
struct JournalFile {
  private let files: Files
  private let path: String
  private var descriptor: Int32?
  /// All lines, also those that could not be written yet.
  private var lines: [UInt8]
  /// The length of the file, in whole lines.
  private var written: Int
  /// Whether a part of a line may lie behind the whole ones.
  private var isTorn: Bool

  /// Goes on with a file that is open, locked, and holds `lines`; bytes that lie behind them are
  /// taken away before the next line is written.
  init(files: Files, path: String, descriptor: Int32, lines: [UInt8] = [], isTorn: Bool = false) {
    self.files = files
    self.path = path
    self.descriptor = descriptor
    self.lines = lines
    self.isTorn = isTorn
    written = lines.count
  }

  /// Whether every line is written.
  var isWhole: Bool { written == lines.count }

  /// Writes a line, after those that could not be written before it.
  ///
  /// - Throws: Why it could not be written; the file then ends with a whole line as before.
  mutating func append(_ line: JournalLine) throws(StoreError) {
    lines += Array(line.text.utf8)
    try flush()
  }

  /// Writes the last line and brings the file onto the device.
  ///
  /// - Throws: Why that could not be done; the line is then taken back.
  mutating func finish(_ line: JournalLine) throws(StoreError) {
    let before = lines.count
    lines += Array(line.text.utf8)
    do throws(StoreError) {
      try flush()
      try sync()
    } catch {
      takeBack(to: before)
      throw error
    }
  }

  mutating func close() {
    guard let descriptor else { return }
    files.close(descriptor)
    self.descriptor = nil
  }

  func remove() {
    try? files.remove(path)
  }

  private mutating func flush() throws(StoreError) {
    guard let descriptor else { return }
    let held = files.holdSignals()
    defer { files.releaseSignals(held) }
    do throws(SystemError) {
      if isTorn { try files.truncate(descriptor, Int64(written)) }
      isTorn = true
      try files.writeAll(descriptor, lines[written...])
      isTorn = false
      written = lines.count
    } catch {
      isTorn = isTorn && (try? files.truncate(descriptor, Int64(written))) == nil
      throw .unwritable(path: path, error)
    }
  }

  private func sync() throws(StoreError) {
    guard let descriptor else { return }
    do throws(SystemError) {
      // The folder may have been deleted while the game was played.
      guard try files.isOpen(descriptor, at: path) else { throw .missing }
      try files.syncData(descriptor)
      try files.syncFolder(Files.folder(of: path))
    } catch {
      // What the system could not bring onto the device it may believe to be there: only a new file
      // can be trusted.
      try? files.makeFolders(Files.folder(of: path))
      let lines = lines
      try files.replace(path) { output throws(StoreError) in
        try output.write(lines)
        return true
      }
    }
  }

  /// Forgets lines that the caller was told are not kept.
  private mutating func takeBack(to length: Int) {
    lines.removeSubrange(length...)
    guard written > length, let descriptor else { return }
    written = length
    isTorn = (try? files.truncate(descriptor, Int64(length))) == nil
  }
}
