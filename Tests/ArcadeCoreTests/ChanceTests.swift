import ArcadeCore
import Testing

/// The laws of chance, at the 0.001 level with fixed seeds.
struct ChanceTests {
  @Test func `each side of a die is equally likely`() {
    var generator = SplitMix64(state: 6)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<1_000_000 { counts[generator.draw(below: 6)] += 1 }
    #expect(chiSquare(counts) < 20.515, "5 degrees of freedom")
  }

  @Test func `no number below three quarters of all is favoured`() {
    var generator = SplitMix64(state: 3)
    var counts = [Int](repeating: 0, count: 3)
    for _ in 0..<100_000 { counts[Int(generator.draw(below: UInt64(3) << 62) % 3)] += 1 }
    #expect(chiSquare(counts) < 13.816, "2 degrees of freedom")
  }

  @Test func `all orders of four are equally likely`() {
    var generator = SplitMix64(state: 4)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<120_000 { counts[generator.shuffled([0, 1, 2, 3]), default: 0] += 1 }
    #expect(counts.count == 24)
    #expect(chiSquare(Array(counts.values)) < 49.728, "23 degrees of freedom")
  }

  @Test(arguments: [1, 2, 3, 52, 81, 1_000])
  func `a draw lies below its bound and reaches all of it`(bound: Int) {
    var generator = SplitMix64(state: 5)
    let draws = Set((0..<bound * 20).map { _ in generator.draw(below: bound) })
    #expect(draws == Set(0..<bound))
  }

  @Test(arguments: 0...60)
  func `a shuffle loses and doubles nothing`(count: Int) {
    var generator = SplitMix64(state: UInt64(count))
    var elements = Array(0..<count)
    let before = generator
    let shuffled = generator.shuffled(elements)
    #expect(shuffled.sorted() == elements)

    var again = before
    again.shuffle(&elements)
    #expect(elements == shuffled)
    #expect(again == generator)
  }

  @Test func `a shuffle draws once for each place but the first`() {
    var generator = SplitMix64(state: 7)
    var drawing = generator
    _ = generator.shuffled(Array(0..<52))
    for _ in 0..<51 { _ = drawing.next() }
    #expect(generator == drawing)
  }

  /// How far counts are from being equal: the sum of their squared distances over the mean.
  private func chiSquare(_ counts: [Int]) -> Double {
    let mean = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) / mean }
  }
}
