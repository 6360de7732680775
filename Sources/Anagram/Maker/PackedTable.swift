/// Where each of some different numbers stands: a table of open addressing, as the search asks it
/// millions of times.
struct PackedTable {
  private let shift: UInt64
  private var slots: [(key: UInt64, index: Int32)]

  /// Enters numbers, none twice; none may be 0.
  init(_ keys: [UInt64]) {
    let bits = UInt64(UInt64.bitWidth - (keys.count * 2).leadingZeroBitCount)
    shift = UInt64(UInt64.bitWidth) - max(1, bits)
    slots = Array(repeating: (0, -1), count: 1 << max(1, bits))
    for (index, key) in keys.enumerated() {
      slots[slot(of: key)] = (key, Int32(index))
    }
  }

  /// The place of a number among those that were entered; `nil` if it was not.
  subscript(key: UInt64) -> Int? {
    let index = slots[slot(of: key)].index
    return index < 0 ? nil : Int(index)
  }

  /// The slot that holds a number, or the free one where it belongs.
  private func slot(of key: UInt64) -> Int {
    // Fibonacci hashing: the golden ratio's bits spread numbers that differ in a few.
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[slot].index >= 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
