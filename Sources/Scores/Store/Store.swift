/// The files that hold every result and every game under way.
///
/// Each call reads the files anew: nothing of them is held in memory, and any number of programs may
/// use the same store.
public struct Store: Sendable {
  /// Where the files are; `nil` if there is no place for them and everything stays in memory.
  public let location: StoreLocation?

  let files: Files
  let clock: StoreClock
  let randomBits: @Sendable () -> UInt64

  /// Opens the store, which makes and changes nothing yet.
  ///
  /// - Parameters:
  ///   - location: Where the files are; `nil` if there is no place for them.
  ///   - files: The calls of the system.
  ///   - clock: The clocks.
  ///   - randomBits: 64 bits of chance at a time, for keys.
  public init(
    location: StoreLocation?, files: Files = .live(), clock: StoreClock = .live(),
    randomBits: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
  ) {
    self.location = location
    self.files = files
    self.clock = clock
    self.randomBits = randomBits
  }

  /// A result as one line that ``importing(_:)`` takes: `"key":{…}`.
  ///
  /// - Parameters:
  ///   - key: The name of the result.
  ///   - result: The result.
  public static func entryLine(_ key: ResultKey, _ result: GameResult) -> String {
    "\"\(key)\":\(result.json)"
  }

  /// The store's place.
  func place() throws(StoreError) -> StoreLocation {
    guard let location else { throw .noFolder }
    return location
  }

  /// Makes the folder of the store where it is not there, and names the file that a path leads to.
  func writablePath(_ path: String, in location: StoreLocation) throws(StoreError) -> String {
    do throws(SystemError) {
      try files.makeFolders(Files.folder(of: path))
      return try files.resolvingLinks(path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }
}
