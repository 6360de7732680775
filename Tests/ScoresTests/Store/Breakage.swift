import Scores
import Synchronization

/// Real calls of the system, of which one goes wrong.
///
/// It counts the calls that can go wrong and, at the one that is told, lets it fail, come short, or
/// be the last that the process makes.
final class Breakage: Sendable {
  /// What goes wrong.
  enum Kind: Equatable, Sendable {
    /// Nothing: the calls are counted.
    case nothing
    /// The call fails, and later ones work.
    case failure(SystemError)
    /// From this call on all fail.
    case failures(SystemError)
    /// The process ends before the call.
    case death
    /// The process ends when half of the call's bytes are written.
    case deathWithin
  }

  private struct State {
    var calls: [String] = []
    var isDead = false
    var open: Set<Int32> = []
  }

  private let kind: Kind
  private let place: Int
  private let state = Mutex(State())

  /// Lets the call with the number `place`, from 1, go wrong.
  init(_ kind: Kind = .nothing, at place: Int = 0) {
    self.kind = kind
    self.place = place
  }

  /// The names of the calls so far.
  var calls: [String] { state.withLock { $0.calls } }

  /// Whether the process has ended.
  var isDead: Bool { state.withLock { $0.isDead } }

  /// What the system does when a process ends, if it did not come to the call: it closes its files.
  func end() {
    state.withLock { state in
      state.isDead = true
      for descriptor in state.open { Files.live().close(descriptor) }
      state.open = []
    }
  }

  /// The calls of the system.
  var files: Files {
    let live = Files.live()
    var files = live
    files.list = { path throws(SystemError) in
      try self.enter("list")
      return try live.list(path)
    }
    files.makeFolder = { path throws(SystemError) in
      try self.enter("makeFolder")
      try live.makeFolder(path)
    }
    files.linkTarget = { path throws(SystemError) in
      try self.enter("linkTarget")
      return try live.linkTarget(path)
    }
    files.status = { path throws(SystemError) in
      try self.enter("status")
      return try live.status(path)
    }
    files.openStatus = { file throws(SystemError) in
      try self.enter("openStatus")
      return try live.openStatus(file)
    }
    files.open = { path, access throws(SystemError) in
      try self.enter("open \(access)")
      return self.opened(try live.open(path, access))
    }
    files.openFolder = { path throws(SystemError) in
      try self.enter("openFolder")
      return self.opened(try live.openFolder(path))
    }
    unsafe files.read = { file, buffer throws(SystemError) in
      try self.enter("read")
      return try unsafe live.read(file, buffer)
    }
    files.write = { file, bytes throws(SystemError) in
      do throws(SystemError) {
        try self.enter("write")
      } catch {
        if self.kind == .deathWithin, self.calls.count == self.place, bytes.count > 1 {
          _ = try live.write(file, bytes.prefix(bytes.count / 2))
        }
        if self.isDead { self.end() }
        throw error
      }
      return try live.write(file, bytes)
    }
    files.sync = { file throws(SystemError) in
      try self.enter("sync")
      try live.sync(file)
    }
    files.syncData = { file throws(SystemError) in
      try self.enter("syncData")
      try live.syncData(file)
    }
    files.truncate = { file, length throws(SystemError) in
      try self.enter("truncate")
      try live.truncate(file, length)
    }
    files.setPermissions = { file, bits throws(SystemError) in
      try self.enter("setPermissions")
      try live.setPermissions(file, bits)
    }
    files.lock = { file throws(SystemError) in
      try self.enter("lock")
      return try live.lock(file)
    }
    files.shareLock = { file throws(SystemError) in
      try self.enter("shareLock")
      return try live.shareLock(file)
    }
    files.rename = { from, to throws(SystemError) in
      try self.enter("rename")
      try live.rename(from, to)
    }
    files.remove = { path throws(SystemError) in
      try self.enter("remove")
      try live.remove(path)
    }
    files.close = { file in
      // A process that has ended has closed its files: the number may be another's by now.
      guard self.state.withLock({ $0.open.remove(file) }) != nil else { return }
      live.close(file)
    }
    return files
  }

  private func opened(_ file: Int32) -> Int32 {
    state.withLock { _ = $0.open.insert(file) }
    return file
  }

  private func enter(_ call: String) throws(SystemError) {
    let error = state.withLock { state -> SystemError? in
      guard !state.isDead else { return .deviceFault }
      state.calls.append(call)
      switch kind {
      case .nothing: return nil
      case .failure(let error): return state.calls.count == place ? error : nil
      case .failures(let error): return state.calls.count >= place ? error : nil
      case .death, .deathWithin:
        guard state.calls.count == place else { return nil }
        state.isDead = true
        return .deviceFault
      }
    }
    guard let error else { return }
    if isDead, call != "write" { end() }
    throw error
  }
}
