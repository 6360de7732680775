/// A number for each of some keys: an open-addressing table, half empty at least.
struct KeyTable {
  private(set) var count = 0
  private var keys: [EntryKey] = []
  /// The number of the key in the same slot; 0 where the slot is empty.
  private var numbers: [Int] = []

  /// The number of a key, from 1; `nil` if the key is not there.
  ///
  /// - Complexity: O(1) on average.
  subscript(key: EntryKey) -> Int? {
    get {
      guard !keys.isEmpty else { return nil }
      let slot = slot(of: key)
      return numbers[slot] == 0 ? nil : numbers[slot]
    }
    set {
      guard let newValue else { return }
      if 2 * (count + 1) > keys.count { grow() }
      let slot = slot(of: key)
      if numbers[slot] == 0 { count += 1 }
      keys[slot] = key
      numbers[slot] = newValue
    }
  }

  /// The slot that holds a key, or the empty one that it belongs in.
  private func slot(of key: EntryKey) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key.hash >> 20) & mask
    while numbers[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldNumbers) = (keys, numbers)
    let size = max(64, 2 * keys.count)
    keys = Array(repeating: EntryKey(milliseconds: 0, suffix: 0), count: size)
    numbers = Array(repeating: 0, count: size)
    for (key, number) in zip(oldKeys, oldNumbers) where number != 0 {
      let slot = slot(of: key)
      keys[slot] = key
      numbers[slot] = number
    }
  }
}

extension EntryKey {
  /// Sixty-four well mixed bits of the key (the finish of SplitMix64).
  var hash: UInt64 {
    var bits = UInt64(bitPattern: milliseconds) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(suffix) << 32
    bits ^= UInt64(suffix)
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
