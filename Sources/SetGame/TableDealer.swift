import ArcadeCore

/// Deals random tables of twelve cards and counts their Sets, millions a second.
struct TableDealer: Sendable {
  /// The cards of a table.
  static let cards = 12
  /// No table can hold more Sets: each has two cards among the first eleven that no other has.
  static let mostSets = 55

  /// The cards that are dealt from 64 bits; a few more would often have to be drawn anew.
  private static let cardsPerDraw = 6

  private let thirds = ThirdCards.table

  /// Deals tables and counts them by their Sets.
  ///
  /// - Parameters:
  ///   - tables: How many.
  ///   - generator: The source of chance.
  ///   - counts: The count of the tables with each number of Sets, from 0 to ``mostSets``.
  func deal(_ tables: Int, using generator: inout SplitMix64, into counts: inout [Int]) {
    // A copy of its own stays in a register.
    var chance = generator
    var deck = (0..<SetCard.count).map { UInt8($0) }
    var lies = [UInt8](repeating: 0, count: SetCard.count)
    unsafe deck.withUnsafeMutableBufferPointer { deck in
      unsafe lies.withUnsafeMutableBufferPointer { lies in
        unsafe thirds.withUnsafeBufferPointer { thirds in
          unsafe counts.withUnsafeMutableBufferPointer { counts in
            for _ in 0..<tables {
              unsafe Self.deal(to: 0, of: deck, using: &chance)
              unsafe Self.deal(to: Self.cardsPerDraw, of: deck, using: &chance)
              unsafe counts[Self.sets(of: deck, thirds: thirds, lies: lies)] &+= 1
            }
          }
        }
      }
    }
    generator = chance
  }

  /// Deals a single table: the one that ``deal(_:using:into:)`` would count first.
  func table(using generator: inout SplitMix64) -> [SetCard] {
    var deck = (0..<SetCard.count).map { UInt8($0) }
    unsafe deck.withUnsafeMutableBufferPointer { deck in
      unsafe Self.deal(to: 0, of: deck, using: &generator)
      unsafe Self.deal(to: Self.cardsPerDraw, of: deck, using: &generator)
    }
    return deck.prefix(Self.cards).map { SetCard.deck[Int($0)] }
  }

  /// Puts random cards into the next places, each of the cards from its place on equally likely.
  ///
  /// All draws are made from the same 64 bits: the upper half of a product is a draw, and its lower
  /// half the chance of the next. The few bits that would favour some cards are drawn anew. Source:
  /// Brackett-Rozinsky, Lemire, "Batched ranged random integer generation", 2024.
  @inline(__always)
  private static func deal(
    to first: Int, of deck: UnsafeMutableBufferPointer<UInt8>, using chance: inout SplitMix64
  ) {
    let left = UInt64(SetCard.count - first)
    let ways = left * (left - 1) * (left - 2) * (left - 3) * (left - 4) * (left - 5)
    var others: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
    var rest: UInt64
    repeat {
      (others.0, rest) = chance.next().multipliedFullWidth(by: left)
      (others.1, rest) = rest.multipliedFullWidth(by: left - 1)
      (others.2, rest) = rest.multipliedFullWidth(by: left - 2)
      (others.3, rest) = rest.multipliedFullWidth(by: left - 3)
      (others.4, rest) = rest.multipliedFullWidth(by: left - 4)
      (others.5, rest) = rest.multipliedFullWidth(by: left - 5)
    } while rest < ways && rest < (0 &- ways) % ways
    unsafe exchange(first, others.0, in: deck)
    unsafe exchange(first + 1, others.1, in: deck)
    unsafe exchange(first + 2, others.2, in: deck)
    unsafe exchange(first + 3, others.3, in: deck)
    unsafe exchange(first + 4, others.4, in: deck)
    unsafe exchange(first + 5, others.5, in: deck)
  }

  @inline(__always)
  private static func exchange(
    _ place: Int, _ distance: UInt64, in deck: UnsafeMutableBufferPointer<UInt8>
  ) {
    let other = place &+ Int(truncatingIfNeeded: distance)
    let card = unsafe deck[other]
    unsafe deck[other] = deck[place]
    unsafe deck[place] = card
  }

  /// The Sets among the first cards: of each two, whether their third card lies in a later place.
  @inline(__always)
  private static func sets(
    of deck: UnsafeMutableBufferPointer<UInt8>, thirds: UnsafeBufferPointer<UInt8>,
    lies: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    // Copies that no writing to `lies` can change, so that they are read but once.
    let table = InlineArray<12, Int> { unsafe Int(deck[$0]) }
    var sets: UInt32 = 0
    unsafe lies[table[11]] = 1
    // The second card of two is written out, so that the loop over the first has a fixed length.
    unsafe sets &+= Self.sets(with: 10, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 9, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 8, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 7, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 6, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 5, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 4, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 3, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 2, in: table, thirds: thirds, lies: lies)
    unsafe sets &+= Self.sets(with: 1, in: table, thirds: thirds, lies: lies)
    for place in 1..<cards { unsafe lies[table[place]] = 0 }
    return Int(sets)
  }

  /// The Sets of a card with one before it and one after it.
  @inline(__always)
  private static func sets(
    with second: Int, in table: InlineArray<12, Int>, thirds: UnsafeBufferPointer<UInt8>,
    lies: UnsafeMutableBufferPointer<UInt8>
  ) -> UInt32 {
    let row = SetCard.count &* table[second]
    var sets: UInt32 = 0
    for first in 0..<second {
      let third = unsafe thirds[row &+ table[first]]
      unsafe sets &+= UInt32(lies[Int(third)])
    }
    unsafe lies[table[second]] = 1
    return sets
  }
}
