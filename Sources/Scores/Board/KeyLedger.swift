/// Finds results whose key stands twice in a file, within a fixed memory whatever the file's size.
///
/// A file in the order of its keys has none twice, and ours nearly always is. For another one a
/// filter of 2 MB tells which keys may have come before; only those are remembered, with the last
/// place that they came at.
struct KeyLedger {
  /// What is to be done with an entry.
  enum Verdict {
    /// It is read.
    case read
    /// A later one has its key.
    case superseded
    /// It is out of order: the file must be read again with a filter.
    case outOfOrder
  }

  private enum Stage {
    case ordered
    case filtering
    case knowing
  }

  private var stage = Stage.ordered
  private var last = EntryKey(milliseconds: .min, suffix: 0)
  private var filter: [UInt64] = []
  private var suspects = KeyTable()
  private var place = 0

  /// Whether a key may have come twice, so that the file must be read again by ``knowing()``.
  var hasSuspects: Bool { stage == .filtering && suspects.count > 0 }

  /// A ledger for the second reading, of a file that is not in order.
  static func filtering() -> KeyLedger {
    var ledger = KeyLedger()
    ledger.stage = .filtering
    ledger.filter = Array(repeating: 0, count: filterWords)
    return ledger
  }

  /// A ledger for the last reading, which knows the last place of each key that came twice.
  func knowing() -> KeyLedger {
    var ledger = KeyLedger()
    ledger.stage = .knowing
    ledger.suspects = suspects
    return ledger
  }

  /// Takes note of the key of the next result.
  @inline(__always)
  mutating func admit(_ key: EntryKey) -> Verdict {
    if stage == .ordered, last < key {
      last = key
      return .read
    }
    return admitOther(key)
  }

  private mutating func admitOther(_ key: EntryKey) -> Verdict {
    place += 1
    switch stage {
    case .ordered:
      return .outOfOrder
    case .filtering:
      if !filterIsNew(key) { suspects[key] = place }
      return .read
    case .knowing:
      guard let last = suspects[key], place < last else { return .read }
      return .superseded
    }
  }

  private static let filterWords = 1 << 18

  /// Sets the eight bits that a key has in one word of the filter; tells whether any was new.
  private mutating func filterIsNew(_ key: EntryKey) -> Bool {
    let hash = key.hash
    let word = Int(truncatingIfNeeded: hash) & (Self.filterWords - 1)
    var bits: UInt64 = 0
    for shift: UInt64 in [18, 24, 30, 36, 42, 48, 54, 58] { bits |= 1 << (hash >> shift & 63) }
    defer { filter[word] |= bits }
    return filter[word] & bits != bits
  }
}
