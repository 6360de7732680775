/// The system's calls that the store makes, as a struct of closures.
///
/// Each closure is one call, so a test can let any of them fail, come short or be the last one that
/// the process makes.
@safe
public struct Files: Sendable {
  /// How a file is opened.
  public enum Access: Equatable, Sendable {
    /// For reading; the file is there, and is no pipe, device or folder.
    case read
    /// For reading what may also be a pipe, which is waited for.
    case readStream
    /// For reading and appending; the file is there.
    case append
    /// For reading and writing; the file is made if it is not there.
    case lock
    /// For reading and appending; the file is not there and is made.
    case create
  }

  /// What the system tells of a file.
  public struct Status: Equatable, Sendable {
    /// The device and the number that tell the file from all others.
    public let identity: [UInt64]
    /// The permission bits, such as `0o600`.
    public let permissions: UInt32
    /// The length in bytes.
    public let size: Int64
    /// Whether it is a folder.
    public let isFolder: Bool

    /// Puts together what is known of a file.
    public init(identity: [UInt64], permissions: UInt32, size: Int64, isFolder: Bool) {
      self.identity = identity
      self.permissions = permissions
      self.size = size
      self.isFolder = isFolder
    }
  }

  /// The names in a folder, in no order, without `.` and `..`.
  public var list: @Sendable (_ folder: String) throws(SystemError) -> [String]
  /// Makes one folder with the permissions 0700.
  public var makeFolder: @Sendable (_ path: String) throws(SystemError) -> Void
  /// What a symbolic link holds; fails with ``SystemError/invalid`` if the path is no link.
  public var linkTarget: @Sendable (_ path: String) throws(SystemError) -> String
  /// What the system tells of the file that a path leads to.
  public var status: @Sendable (_ path: String) throws(SystemError) -> Status
  /// What the system tells of an open file.
  public var openStatus: @Sendable (_ descriptor: Int32) throws(SystemError) -> Status
  /// Opens a file, closed in every program that is started from here; new files get 0600.
  public var open: @Sendable (_ path: String, _ access: Access) throws(SystemError) -> Int32
  /// Opens a folder so that it can be synced.
  public var openFolder: @Sendable (_ path: String) throws(SystemError) -> Int32
  /// Reads what fits into the buffer; fewer bytes may come, none at the end of the file.
  public var read:
    @Sendable (_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) throws(SystemError)
      -> Int
  /// Writes bytes and returns how many were written, which may be fewer.
  public var write:
    @Sendable (_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int
  /// Brings a file's bytes and all that is known of it onto the device.
  public var sync: @Sendable (_ descriptor: Int32) throws(SystemError) -> Void
  /// Brings a file's bytes onto the device.
  public var syncData: @Sendable (_ descriptor: Int32) throws(SystemError) -> Void
  /// Cuts an open file to a length.
  public var truncate: @Sendable (_ descriptor: Int32, _ length: Int64) throws(SystemError) -> Void
  /// Gives an open file its permission bits.
  public var setPermissions:
    @Sendable (_ descriptor: Int32, _ permissions: UInt32) throws(SystemError) -> Void
  /// Takes the lock of an open file for this descriptor alone, without waiting; `false` if another
  /// has it.
  public var lock: @Sendable (_ descriptor: Int32) throws(SystemError) -> Bool
  /// Takes a share of the lock of an open file, without waiting; `false` if another has it alone.
  public var shareLock: @Sendable (_ descriptor: Int32) throws(SystemError) -> Bool
  /// Closes a descriptor, which frees its lock.
  public var close: @Sendable (_ descriptor: Int32) -> Void
  /// Puts a file in another's place, at once.
  public var rename: @Sendable (_ from: String, _ to: String) throws(SystemError) -> Void
  /// Removes a file's name.
  public var remove: @Sendable (_ path: String) throws(SystemError) -> Void
  /// Holds back the signals that a write may raise (SIGXFSZ, SIGPIPE) from this thread.
  public var holdSignals: @Sendable () -> HeldSignals
  /// Drops the signals that were raised meanwhile and lets later ones through as before.
  public var releaseSignals: @Sendable (_ held: HeldSignals) -> Void
}
