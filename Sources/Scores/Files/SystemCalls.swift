#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's calls as functions that throw, made again when a signal interrupts them.
enum SystemCalls {
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw .current }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .current }
    return names
  }

  static func newFolder(_ path: String) throws(SystemError) {
    _ = try checked { unsafe mkdir(path, 0o700) }
  }

  static func target(ofLink path: String) throws(SystemError) -> String {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let room = target.count
    let count = try checked { unsafe readlink(path, &target, room) }
    return String(decoding: target[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func status(ofPath path: String) throws(SystemError) -> Files.Status {
    var status = stat()
    _ = try checked { unsafe stat(path, &status) }
    return Files.Status(status)
  }

  static func status(ofOpen file: Int32) throws(SystemError) -> Files.Status {
    var status = stat()
    _ = try checked { unsafe fstat(file, &status) }
    return Files.Status(status)
  }

  static func opened(_ path: String, _ access: Files.Access) throws(SystemError) -> Int32 {
    // Without O_NONBLOCK a pipe in the place of a file would be waited for, for ever.
    let flags: Int32 =
      switch access {
      case .read: O_RDONLY | O_NONBLOCK
      case .readStream: O_RDONLY
      case .append: O_RDWR | O_APPEND | O_NONBLOCK
      case .lock: O_RDWR | O_CREAT | O_NONBLOCK
      case .create: O_RDWR | O_APPEND | O_CREAT | O_EXCL
      }
    let file = try checked { unsafe open(path, flags | O_CLOEXEC | O_NOCTTY, 0o600) }
    do throws(SystemError) {
      if access != .readStream { try checkRegular(file) }
      return file
    } catch {
      closed(file)
      throw error
    }
  }

  private static func checkRegular(_ file: Int32) throws(SystemError) {
    var status = stat()
    _ = try checked { unsafe fstat(file, &status) }
    switch UInt32(status.st_mode) & UInt32(S_IFMT) {
    case UInt32(S_IFREG): return
    case UInt32(S_IFDIR): throw .folder
    case _: throw .noFile
    }
  }

  static func openedFolder(_ path: String) throws(SystemError) -> Int32 {
    try checked { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  static func readOnce(
    _ file: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    try checked { unsafe read(file, buffer.baseAddress, buffer.count) }
  }

  static func writtenOnce(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try checked {
      unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
    }
  }

  static func synced(_ file: Int32) throws(SystemError) {
    _ = try checked { fsync(file) }
  }

  static func dataSynced(_ file: Int32) throws(SystemError) {
    #if canImport(Darwin)
      _ = try checked { fcntl(file, F_FULLFSYNC) }
    #else
      _ = try checked { fdatasync(file) }
    #endif
  }

  static func cut(_ file: Int32, to length: Int64) throws(SystemError) {
    _ = try checked { ftruncate(file, off_t(length)) }
  }

  static func permit(_ file: Int32, _ permissions: UInt32) throws(SystemError) {
    _ = try checked { fchmod(file, mode_t(permissions)) }
  }

  static func locked(_ file: Int32, shared: Bool) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try checked { flock(file, (shared ? LOCK_SH : LOCK_EX) | LOCK_NB) }
      return true
    } catch {
      guard error.code == EWOULDBLOCK else { throw error }
      return false
    }
  }

  static func closed(_ file: Int32) {
    _ = close(file)
  }

  static func moved(_ from: String, to: String) throws(SystemError) {
    _ = try checked { unsafe rename(from, to) }
  }

  static func removed(_ path: String) throws(SystemError) {
    _ = try checked { unsafe unlink(path) }
  }

  private static func checked<Value: SignedInteger>(
    _ call: () -> Value
  ) throws(SystemError) -> Value {
    while true {
      let value = call()
      guard value == -1 else { return value }
      guard errno == EINTR else { throw .current }
    }
  }
}

extension Files.Status {
  fileprivate init(_ status: stat) {
    self.init(
      identity: [UInt64(status.st_dev), UInt64(status.st_ino)],
      permissions: UInt32(status.st_mode) & 0o7777, size: Int64(status.st_size),
      isFolder: UInt32(status.st_mode) & UInt32(S_IFMT) == UInt32(S_IFDIR))
  }
}
