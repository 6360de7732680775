#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the system refused a call.
public struct SystemError: Error, Equatable, Sendable {
  /// The system's number of the error, `errno`.
  public let code: Int32

  /// Wraps the system's number of an error.
  public init(code: Int32) {
    self.code = code
  }

  /// No space is left on the device.
  public static let diskFull = SystemError(code: ENOSPC)
  /// The device reports a fault.
  public static let deviceFault = SystemError(code: EIO)
  /// The file system is read-only.
  public static let readOnly = SystemError(code: EROFS)
  /// There is no such file or folder.
  public static let missing = SystemError(code: ENOENT)
  /// The file is there already.
  public static let exists = SystemError(code: EEXIST)
  /// The path is no symbolic link, or the call makes no sense for what it names.
  public static let invalid = SystemError(code: EINVAL)
  /// A part of the path, taken for a folder, is none.
  public static let notAFolder = SystemError(code: ENOTDIR)

  /// The path leads to a folder.
  public static let folder = SystemError(code: EISDIR)
  /// The path leads to a pipe or a device.
  public static let noFile = SystemError(code: ENXIO)
  /// Symbolic links lead to each other.
  public static let circle = SystemError(code: ELOOP)

  /// Whether there would be no error if something else were deleted.
  public var isLackOfRoom: Bool { code == ENOSPC || code == EDQUOT }

  /// The error of the call that has just failed.
  static var current: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// What was wrong, as a clause: "the disk is full".
  public var description: String { Self.words[code] ?? "the system reports error \(code)" }

  /// What to do about it, as a clause: "free some space".
  var advice: String {
    switch code {
    case ENOSPC, EDQUOT: "free some space"
    case EFBIG: "raise the limit of file sizes (ulimit -f)"
    case EACCES, EPERM, EROFS: "make it writable, or set ARCADE_HOME to a folder that is"
    case EMFILE, ENFILE: "close some programs"
    default: "mend it, or set ARCADE_HOME to another folder"
    }
  }

  private static let words: [Int32: String] = [
    ENOSPC: "the disk is full",
    EDQUOT: "the quota of the disk is used up",
    EFBIG: "it would be larger than files may be here",
    EROFS: "the disk is read-only",
    EACCES: "permission is denied",
    EPERM: "it is not permitted",
    ENOENT: "it is not there",
    EEXIST: "it is there already",
    ENOTDIR: "a part of its path is no folder",
    EISDIR: "it is a folder",
    ENXIO: "it is a pipe or a device",
    ELOOP: "its links lead in a circle",
    EIO: "the disk reports a fault",
    ENAMETOOLONG: "its name is too long",
    EMFILE: "too many files are open",
    ENFILE: "too many files are open",
    ENOLCK: "the disk knows no locks",
    EOPNOTSUPP: "the disk cannot do it",
  ]
}
