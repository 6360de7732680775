extension Files {
  /// Writes a file that a player asked for, whole or not at all.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: Where to; a link is followed. A new file may be read by everybody, one that is replaced
  ///     keeps its permissions.
  ///   - replacing: Whether a file that is there is replaced.
  /// - Throws: Why it could not be done: ``SystemError/exists`` if it is there and is to stay; a folder,
  ///   a pipe or a device is never replaced. What was there is then untouched.
  public func save(_ bytes: [UInt8], to path: String, replacing: Bool) throws(SystemError) {
    let path = try resolvingLinks(path)
    guard let found = try statusIfThere(path) else { return try saveNew(bytes, to: path) }
    guard replacing else { throw .exists }
    guard !found.isFolder else { throw .folder }
    // Opening tells a file from a pipe or a device, which must not be replaced.
    close(try open(path, .append))
    do throws(StoreError) {
      // Outside of the store a file that is only called .new may be somebody's.
      try replace(path, through: ".arcade-new") { output throws(StoreError) in
        try output.write(bytes)
        return true
      }
    } catch .unwritable(_, let error) {
      throw error
    } catch {
      throw .deviceFault
    }
  }

  private func statusIfThere(_ path: String) throws(SystemError) -> Status? {
    do throws(SystemError) {
      return try status(path)
    } catch .missing {
      return nil
    }
  }

  private func saveNew(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let held = holdSignals()
    defer { releaseSignals(held) }
    let file = try open(path, .create)
    defer { close(file) }
    do throws(SystemError) {
      try writeAll(file, bytes[...])
      try setPermissions(file, 0o644)
      try sync(file)
    } catch {
      try? remove(path)
      throw error
    }
  }
}
