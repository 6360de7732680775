extension Files {
  /// Puts new content in the place of a file, so that at every instant either the old or the new is
  /// there, whole, and the new is on the device before it is there.
  ///
  /// The caller alone may change the file meanwhile. The new file lies beside the old one until it
  /// takes its place, and has its permissions. After a failed sync it is written once more, as
  /// another file: what the system could not bring onto the device it may believe to be there.
  ///
  /// - Parameters:
  ///   - path: A path that is no symbolic link.
  ///   - suffix: What the new file's path has beyond `path`; a file of that name is taken for one that
  ///     a program left behind when it ended there.
  ///   - content: Writes the new content and tells whether the file is to be replaced; it may be
  ///     asked twice.
  /// - Returns: Whether the file was replaced.
  /// - Throws: Why it could not be done. The old file is then untouched, unless only the folder could
  ///   not be synced.
  @discardableResult
  func replace(
    _ path: String, through suffix: String = ".new",
    content: (inout FileOutput) throws(StoreError) -> Bool
  ) throws(StoreError) -> Bool {
    let held = holdSignals()
    defer { releaseSignals(held) }
    for isLast in [false, true] {
      switch try written(path, through: path + suffix, content: content) {
      case .unchanged: return false
      case .unsynced(let error) where isLast: throw .unwritable(path: path, error)
      case .unsynced: continue
      case .ready(let temporary):
        do throws(SystemError) {
          try rename(temporary, path)
        } catch {
          try? remove(temporary)
          throw .unwritable(path: path, error)
        }
      }
      break
    }
    do throws(SystemError) {
      try syncFolder(Self.folder(of: path))
    } catch {
      throw .unwritable(path: path, error)
    }
    return true
  }

  private enum Written {
    case unchanged
    case unsynced(SystemError)
    case ready(temporary: String)
  }

  /// Writes the new content into a file beside the old one and brings it onto the device.
  private func written(
    _ path: String, through temporary: String,
    content: (inout FileOutput) throws(StoreError) -> Bool
  ) throws(StoreError) -> Written {
    let descriptor = try newFile(temporary, like: path)
    var outcome = Written.unchanged
    defer {
      close(descriptor)
      if case .ready = outcome {} else { try? remove(temporary) }
    }
    var output = FileOutput(files: self, descriptor: descriptor, path: path)
    guard try content(&output) else { return outcome }
    try output.flush()
    do throws(SystemError) {
      try sync(descriptor)
      outcome = .ready(temporary: temporary)
    } catch {
      outcome = .unsynced(error)
    }
    return outcome
  }

  private func newFile(_ temporary: String, like path: String) throws(StoreError) -> Int32 {
    do throws(SystemError) {
      let descriptor: Int32
      do throws(SystemError) {
        descriptor = try open(temporary, .create)
      } catch .exists {
        // Left by a process that ended here: nobody else may be writing it now.
        try remove(temporary)
        descriptor = try open(temporary, .create)
      }
      guard let permissions = try? status(path).permissions else { return descriptor }
      do throws(SystemError) {
        try setPermissions(descriptor, permissions)
        return descriptor
      } catch {
        close(descriptor)
        try? remove(temporary)
        throw error
      }
    } catch {
      throw .unwritable(path: path, error)
    }
  }
}
