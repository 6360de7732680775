/// The generator of all chance in a game: SplitMix64.
///
/// A counter goes up by a fixed odd constant and is mixed into the output, so the period is 2⁶⁴ and
/// every 64-bit value comes exactly once in it. It is written here, and fixed by test vectors,
/// because a kept game must give the same cards with every later compiler and library.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
public struct SplitMix64: Equatable, Sendable {
  @usableFromInline var state: UInt64

  /// Makes a generator that starts at `state`.
  @inlinable
  public init(state: UInt64) {
    self.state = state
  }

  /// Makes the generator of a game, or of an independent stream beside it.
  ///
  /// - Parameters:
  ///   - seed: The game's seed.
  ///   - stream: Which of the seed's sequences: rules use 0, blocks of a simulation 1 and up.
  @inlinable
  public init(seed: Seed, stream: UInt64 = 0) {
    var streams = SplitMix64(state: stream)
    state = stream == 0 ? seed.number : seed.number ^ streams.next()
  }

  /// Returns the next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Draws a whole number from 0 up to, not including, `bound`, each equally likely.
  ///
  /// The 64 bits are scaled by `bound` and the upper half of the product is the draw; the few bits
  /// that would favour some numbers are drawn anew.
  ///
  /// - Parameter bound: How many numbers to choose from, at least 1.
  /// - Returns: A number in `0..<bound`.
  @inlinable
  public mutating func draw(below bound: UInt64) -> UInt64 {
    precondition(bound > 0, "a draw needs at least one number to choose from")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let biased = (0 &- bound) % bound
      while product.low < biased { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// Draws an index of a collection of `count` elements, each equally likely.
  @inlinable
  public mutating func draw(below count: Int) -> Int {
    Int(draw(below: UInt64(count)))
  }

  /// Puts `elements` in an order in which every permutation is equally likely.
  ///
  /// From the last place to the second, each element changes places with one at or before it
  /// (Fisher and Yates), so that one draw is made for each place but the first.
  @inlinable
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, draw(below: last + 1))
    }
  }

  /// Returns the elements of `elements` in an order in which every permutation is equally likely.
  @inlinable
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    shuffle(&shuffled)
    return shuffled
  }
}
