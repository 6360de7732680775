/// Equal symbols side by side, and what they pay.
public struct Win: Equatable, Sendable {
  /// The wheels that they stand on, from 0, left to right.
  public let wheels: Range<Int>
  /// The index of their symbol.
  public let symbol: Int
  /// The index of the line of the paytable that pays.
  public let line: Int
  /// What it pays, in bets.
  public let times: Int
}

extension Machine {
  /// Judges what the wheels show.
  ///
  /// Runs do not go round from the last wheel to the first.
  ///
  /// - Parameter faces: The index of the symbol on each wheel, left to right.
  /// - Returns: The run that pays best, the leftmost of equal ones; `nil` if none pays.
  /// - Complexity: O(wheels).
  public func win(on faces: some Collection<Int>) -> Win? {
    var best: Win?
    for run in Self.runs(of: faces) {
      guard let line = line(symbol: run.symbol, run: run.wheels.count) else { continue }
      let times = pays[line].times
      guard times > best?.times ?? 0 else { continue }
      best = Win(wheels: run.wheels, symbol: run.symbol, line: line, times: times)
    }
    return best
  }

  /// How many equal symbols stand side by side at most.
  public func longestRun(of faces: some Collection<Int>) -> Int {
    Self.runs(of: faces).reduce(0) { max($0, $1.wheels.count) }
  }

  /// Parts the wheels into runs of equal symbols, left to right.
  private static func runs(
    of faces: some Collection<Int>
  ) -> [(symbol: Int, wheels: Range<Int>)] {
    var runs: [(symbol: Int, wheels: Range<Int>)] = []
    for (wheel, symbol) in faces.enumerated() {
      if let last = runs.last, last.symbol == symbol {
        runs[runs.count - 1].wheels = last.wheels.lowerBound..<(wheel + 1)
      } else {
        runs.append((symbol, wheel..<(wheel + 1)))
      }
    }
    return runs
  }
}
