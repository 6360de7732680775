/// The places of equal numbers, chained together in one pass through a table of open addressing.
struct Chains {
  private let heads: [Int32]
  private let next: [Int32]
  private static let none: Int32 = -1

  /// Chains the places of equal numbers.
  init(_ numbers: [UInt64]) {
    let bits = UInt64(UInt64.bitWidth - (numbers.count * 2).leadingZeroBitCount)
    let (mask, shift) = ((1 << bits) - 1, UInt64(UInt64.bitWidth) - max(1, bits))
    var slots = [Int32](repeating: Self.none, count: 1 << max(1, bits))
    var next = [Int32](repeating: Self.none, count: numbers.count)
    // From the last to the first, so that each slot ends with the first place of its number.
    for place in numbers.indices.reversed() {
      var slot = Int(truncatingIfNeeded: numbers[place] >> shift)
      while slots[slot] != Self.none, numbers[Int(slots[slot])] != numbers[place] {
        slot = (slot + 1) & mask
      }
      next[place] = slots[slot]
      slots[slot] = Int32(place)
    }
    heads = slots.filter { $0 != Self.none && next[Int($0)] != Self.none }.sorted()
    self.next = next
  }

  /// The places of each number that is there more than once, in order, by the first of them.
  var chains: some Sequence<[Int]> {
    heads.lazy.map { head in
      var (chain, place) = ([Int](), head)
      while place != Self.none {
        chain.append(Int(place))
        place = next[Int(place)]
      }
      return chain
    }
  }
}
