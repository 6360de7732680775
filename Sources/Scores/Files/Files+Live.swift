extension Files {
  /// The calls of the system that the program runs on.
  ///
  /// A call that a signal interrupts is made again; every descriptor is closed in programs that are
  /// started from here.
  public static func live() -> Files {
    unsafe Files(
      list: { path throws(SystemError) in try SystemCalls.names(inFolder: path) },
      makeFolder: { path throws(SystemError) in try SystemCalls.newFolder(path) },
      linkTarget: { path throws(SystemError) in try SystemCalls.target(ofLink: path) },
      status: { path throws(SystemError) in try SystemCalls.status(ofPath: path) },
      openStatus: { file throws(SystemError) in try SystemCalls.status(ofOpen: file) },
      open: { path, access throws(SystemError) in try SystemCalls.opened(path, access) },
      openFolder: { path throws(SystemError) in try SystemCalls.openedFolder(path) },
      read: { file, buffer throws(SystemError) in
        try unsafe SystemCalls.readOnce(file, into: buffer)
      },
      write: { file, bytes throws(SystemError) in try SystemCalls.writtenOnce(file, bytes) },
      sync: { file throws(SystemError) in try SystemCalls.synced(file) },
      syncData: { file throws(SystemError) in try SystemCalls.dataSynced(file) },
      truncate: { file, length throws(SystemError) in try SystemCalls.cut(file, to: length) },
      setPermissions: { file, bits throws(SystemError) in try SystemCalls.permit(file, bits) },
      lock: { file throws(SystemError) in try SystemCalls.locked(file, shared: false) },
      shareLock: { file throws(SystemError) in try SystemCalls.locked(file, shared: true) },
      close: { file in SystemCalls.closed(file) },
      rename: { from, to throws(SystemError) in try SystemCalls.moved(from, to: to) },
      remove: { path throws(SystemError) in try SystemCalls.removed(path) },
      holdSignals: { HeldSignals.hold() },
      releaseSignals: { held in held.release() })
  }
}
