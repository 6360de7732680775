import ArcadeCore

/// What every face of a machine comes to, to be looked up while millions of spins are played.
struct FaceTable: Sendable {
  private let wheels: Int
  private let weight: UInt64
  /// What each draw adds to the number of a face, wheel after wheel.
  private let steps: [Int32]
  /// The index of each face's outcome in the machine's odds; there are fewer than 100.
  private let outcomes: [UInt8]

  /// Judges every face.
  ///
  /// - Complexity: O(faces).
  init(_ machine: Machine) {
    wheels = machine.wheels
    weight = UInt64(machine.totalWeight)
    let base = machine.symbols.count
    var scale = 1
    var steps: [Int32] = []
    for _ in 0..<machine.wheels {
      steps += machine.draws.map { Int32(Int($0) * scale) }
      scale *= base
    }
    self.steps = steps
    outcomes = Self.outcomes(of: machine, faces: scale)
  }

  /// Plays spins and counts what they come to; each wheel draws once, left to right.
  ///
  /// - Parameters:
  ///   - spins: How many.
  ///   - generator: The source of chance.
  ///   - counts: The count of each outcome, to be added to.
  func play(_ spins: Int, using generator: inout SplitMix64, into counts: inout [Int]) {
    // The number of wheels is written out, so that the draws of a spin stand in a row, without a
    // loop around them: a fifth faster.
    switch wheels {
    case 3: play(spins, wheels: 3, using: &generator, into: &counts)
    case 4: play(spins, wheels: 4, using: &generator, into: &counts)
    case 5: play(spins, wheels: 5, using: &generator, into: &counts)
    case 6: play(spins, wheels: 6, using: &generator, into: &counts)
    default: play(spins, wheels: 7, using: &generator, into: &counts)
    }
  }

  @inline(__always)
  private func play(
    _ spins: Int, wheels: Int, using generator: inout SplitMix64, into counts: inout [Int]
  ) {
    // A copy of its own stays in a register.
    var chance = generator
    unsafe steps.withUnsafeBufferPointer { steps in
      unsafe outcomes.withUnsafeBufferPointer { outcomes in
        unsafe counts.withUnsafeMutableBufferPointer { counts in
          for _ in 0..<spins {
            var face = unsafe step(0, in: steps, &chance) &+ step(1, in: steps, &chance)
            face &+= unsafe step(2, in: steps, &chance)
            if wheels > 3 { face &+= unsafe step(3, in: steps, &chance) }
            if wheels > 4 { face &+= unsafe step(4, in: steps, &chance) }
            if wheels > 5 { face &+= unsafe step(5, in: steps, &chance) }
            if wheels > 6 { face &+= unsafe step(6, in: steps, &chance) }
            unsafe counts[Int(outcomes[face])] &+= 1
          }
        }
      }
    }
    generator = chance
  }

  /// What a wheel's draw adds to the number of the face; the index is in range, as a draw is below
  /// the weight and each wheel has a step for every draw.
  @inline(__always)
  private func step(
    _ wheel: Int, in steps: UnsafeBufferPointer<Int32>, _ generator: inout SplitMix64
  ) -> Int {
    let draw = Int(truncatingIfNeeded: generator.draw(below: weight))
    return unsafe Int(steps[wheel &* Int(truncatingIfNeeded: weight) &+ draw])
  }

  /// The outcome of each face, the first wheel's symbol counting ones.
  private static func outcomes(of machine: Machine, faces: Int) -> [UInt8] {
    var face = [Int](repeating: 0, count: machine.wheels)
    return (0..<faces).map { _ in
      let (run, line) = (machine.longestRun(of: face), machine.win(on: face)?.line)
      var wheel = 0
      while wheel < face.count {
        face[wheel] += 1
        guard face[wheel] == machine.symbols.count else { break }
        face[wheel] = 0
        wheel += 1
      }
      let index = machine.odds.outcomes.firstIndex { $0.longestRun == run && $0.line == line }
      return UInt8(index ?? 0)
    }
  }
}
