/// Counts the faces of a machine by what they come to.
///
/// Wheel by wheel, every face is followed from left to right; faces that so far look alike to the
/// rules (same last symbol and run, same longest run, same best line) are counted together, which
/// changes no count and makes ten million faces the work of a few thousand.
struct FaceCount {
  private let wheels: Int
  private let weights: [Int]
  private let lineCount: Int
  /// The best line after a run has ended, by the best line before, its symbol and its length.
  private let bestLine: [Int]

  init(
    wheels: Int, weights: [Int], pays: [Machine.Pay], line: (_ symbol: Int, _ run: Int) -> Int?
  ) {
    self.wheels = wheels
    self.weights = weights
    lineCount = pays.count + 1
    bestLine = (0...pays.count).flatMap { before in
      weights.indices.flatMap { symbol in
        (0...wheels).map { run in
          guard let line = line(symbol, run) else { return before }
          let best = before == 0 ? 0 : pays[before - 1].times
          return pays[line].times > best ? line + 1 : before
        }
      }
    }
  }

  /// Follows all faces through all wheels.
  ///
  /// - Returns: The outcomes that there are, by longest run and then by line.
  /// - Complexity: O(wheels³ · symbols² · lines), however many faces there are.
  func outcomes() -> [Odds.Outcome] {
    var counts = [UInt64](repeating: 0, count: lineCount * wheels * wheels * weights.count)
    for (symbol, weight) in weights.enumerated() {
      counts[place(line: 0, longest: 0, run: 1, symbol: symbol)] = UInt64(weight)
    }
    for _ in 1..<wheels { counts = turned(counts) }

    var ended = [UInt64](repeating: 0, count: lineCount * (wheels + 1))
    forEachPrefix(counts) { line, longest, run, symbol, count in
      let best = bestLine[(line * weights.count + symbol) * (wheels + 1) + run]
      ended[max(longest, run) * lineCount + best] += count
    }
    return ended.indices.filter { ended[$0] > 0 }.map { index in
      let line = index % lineCount
      return Odds.Outcome(
        longestRun: index / lineCount, line: line == 0 ? nil : line - 1, faces: ended[index])
    }
  }

  /// The counts after one more wheel.
  private func turned(_ counts: [UInt64]) -> [UInt64] {
    var next = [UInt64](repeating: 0, count: counts.count)
    forEachPrefix(counts) { line, longest, run, symbol, count in
      let best = bestLine[(line * weights.count + symbol) * (wheels + 1) + run]
      for (face, weight) in weights.enumerated() {
        let place =
          face == symbol
          ? place(line: line, longest: longest, run: run + 1, symbol: symbol)
          : place(line: best, longest: max(longest, run), run: 1, symbol: face)
        next[place] += count * UInt64(weight)
      }
    }
    return next
  }

  private func forEachPrefix(
    _ counts: [UInt64],
    _ body: (_ line: Int, _ longest: Int, _ run: Int, _ symbol: Int, UInt64) -> Void
  ) {
    for (index, count) in counts.enumerated() where count > 0 {
      let (symbol, rest) = (index % weights.count, index / weights.count)
      let (run, above) = (rest % wheels + 1, rest / wheels)
      body(above / wheels, above % wheels, run, symbol, count)
    }
  }

  /// Where a count stands; the longest run that has ended is shorter than all wheels.
  private func place(line: Int, longest: Int, run: Int, symbol: Int) -> Int {
    ((line * wheels + longest) * wheels + run - 1) * weights.count + symbol
  }
}
