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
  /// - Returns: The line, without its end.
  public static func entryLine(_ key: ResultKey, _ result: GameResult) -> String {
    "\"\(key)\":\(result.json)"
  }

  /// The store's place.
  func place() throws(StoreError) -> StoreLocation {
    guard let location else { throw .noFolder }
    return location
  }

  /// Changes the file of results under its lock, in which nobody else changes it.
  ///
  /// - Parameter change: The change; a ``ResultsFile/rewrite(_:)`` at most.
  /// - Returns: What `change` returns.
  /// - Throws: Why it cannot be changed, or what `change` throws.
  func changingResults<Value>(
    _ change: (ResultsFile) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    let path = try files.writablePath(try place().results)
    return try StoreLock(files: files, clock: clock).held(beside: path) { () throws(StoreError) in
      try change(ResultsFile(files: files, path: path))
    }
  }

  /// Takes in what waits before the results are changed in another way.
  ///
  /// - Throws: ``StoreError/busy(path:)``, so that nobody waits for the lock twice; whatever else is
  ///   wrong the change will find itself.
  func takeInFirst() throws(StoreError) {
    if let fault = takeIn().fault, case .busy = fault { throw fault }
  }
}
