/// The keys of results that wait, and which of them a reading has met in the file.
struct WaitingKeys: Sendable {
  private var missing: [EntryKey]
  private var first: EntryKey?

  /// Begins with keys of which none has been met.
  init(_ keys: [EntryKey]) {
    missing = keys
    first = keys.min()
  }

  /// Takes note of a key of the file.
  @inline(__always)
  mutating func meet(_ key: EntryKey) {
    // Games that wait are the newest: nearly all of the file lies before them.
    guard let first, key >= first else { return }
    missing.removeAll { $0 == key }
  }

  /// Whether a key is not in the file.
  func isMissing(_ key: EntryKey) -> Bool { missing.contains(key) }
}
