/// The lock that every change of a file in the store is made under.
///
/// It is the system's lock of the file `lock` beside the file that is changed; it ends with the
/// process that has it, and the file is never deleted.
struct StoreLock: Sendable {
  let files: Files
  let clock: StoreClock

  /// How long the lock is waited for, in milliseconds.
  static let patience: Int64 = 5000

  /// Has the lock while `body` runs.
  ///
  /// - Parameters:
  ///   - path: The file that is changed, no symbolic link.
  ///   - body: The change.
  /// - Returns: What `body` returns.
  /// - Throws: ``StoreError/busy(path:)`` if another program keeps the lock, or what `body` throws.
  func held<Value>(
    beside path: String, _ body: () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let lock = try taken(Files.folder(of: path) + "/lock")
    defer { files.close(lock) }
    return try body()
  }

  private func taken(_ path: String) throws(StoreError) -> Int32 {
    let end = clock.uptime() + Self.patience
    while true {
      do throws(SystemError) {
        let lock = try files.open(path, .lock)
        if try isOurs(lock, at: path, before: end) { return lock }
        // Nobody gave it up in time, or somebody deleted the file and others lock the new one.
        files.close(lock)
      } catch {
        throw .unwritable(path: path, error)
      }
      guard clock.uptime() < end else { throw .busy(path: path) }
    }
  }

  private func isOurs(
    _ lock: Int32, at path: String, before end: Int64
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      while try !files.lock(lock) {
        guard clock.uptime() < end else { return false }
        clock.wait(Self.step)
      }
      return try files.isOpen(lock, at: path)
    } catch {
      files.close(lock)
      throw error
    }
  }

  private static let step: Int64 = 4
}
