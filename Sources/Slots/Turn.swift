import Terminal

/// How the wheels turn after a spin and what comes after them, as a function of time.
///
/// The faces that pass by are the fixed order of the symbols from the face before to the outcome:
/// nothing here is drawn by chance.
struct Turn: Equatable, Sendable {
  /// Half the distance between two symbols of a wheel: the wheels move by such steps.
  static let stepsPerSymbol = 2
  /// The time between two frames: 30 a second.
  static let frame: Int64 = 33

  private static let firstStop: Int64 = 700
  private static let timeBetweenStops: Int64 = 300
  private static let winDelay: Int64 = 500
  private static let buttonDelay: Int64 = 1500
  private static let countingTime: Int64 = 500
  /// At the start a wheel moves by a step every so many milliseconds.
  private static let fastestStep: Int64 = 36

  /// The spin that is shown.
  let spin: Spin
  /// When it began.
  let start: FrameTime
  /// The steps that each wheel moves.
  private let distances: [Int64]

  /// Plans how the wheels turn from the faces before to those of a spin.
  init(to spin: Spin, from faces: [Int], symbols: Int, start: FrameTime) {
    self.spin = spin
    self.start = start
    distances = spin.faces.indices.map { wheel in
      let wanted = Int(Self.stop(of: wheel) / Self.fastestStep / 2) / Self.stepsPerSymbol
      // The strip ends on the outcome and begins on the face before.
      let rest = (faces[wheel] - spin.faces[wheel] + symbols - wanted % symbols + symbols) % symbols
      let nearest = rest * 2 > symbols ? wanted + rest - symbols : wanted + rest
      return Int64((nearest < 2 ? nearest + symbols : nearest) * Self.stepsPerSymbol)
    }
  }

  /// Whether the win is worth a fanfare: more comes back than was staked.
  var isCelebrated: Bool { spin.gain > 0 }

  /// When the last wheel has stopped.
  var lastStop: FrameTime { start.adding(milliseconds: Self.stop(of: distances.count - 1)) }

  /// When label, win sound and credits begin to show.
  var reveal: FrameTime {
    isCelebrated ? lastStop.adding(milliseconds: Self.winDelay) : lastStop
  }

  /// When all is as it will stay, and the next spin may come.
  var end: FrameTime {
    isCelebrated ? lastStop.adding(milliseconds: Self.buttonDelay) : lastStop
  }

  /// The sounds of the spin and their moments.
  var sounds: SoundQueue {
    var sounds = SoundQueue()
    sounds.add(.crunch, at: start)
    for wheel in distances.indices {
      sounds.add(.tick, at: start.adding(milliseconds: Self.stop(of: wheel)))
    }
    if isCelebrated { sounds.add(.win, at: reveal) }
    return sounds
  }

  /// The steps that a wheel still has to move: fewer and fewer, slower and slower, then none.
  func steps(of wheel: Int, at now: FrameTime) -> Int {
    let stop = Self.stop(of: wheel)
    let left = min(max(0, stop - elapsed(at: now)), stop)
    return Int((distances[wheel] * left * left + stop * stop - 1) / (stop * stop))
  }

  /// The credits as they count up to the true value.
  func credits(at now: FrameTime) -> Int {
    let staked = spin.creditsBefore - spin.bet
    let gone = now.milliseconds - reveal.milliseconds
    guard gone >= 0 else { return staked }
    guard gone < Self.countingTime else { return spin.credits }
    return staked + Int(Int64(spin.payout) * gone / Self.countingTime)
  }

  /// The moment of the next frame, or `nil` once all is still.
  func nextFrame(after now: FrameTime) -> FrameTime? {
    guard now < end else { return nil }
    let next = start.adding(milliseconds: (elapsed(at: now) / Self.frame + 1) * Self.frame)
    if now < lastStop { return min(next, lastStop) }
    if now < reveal { return reveal }
    let counted = reveal.adding(milliseconds: isCelebrated ? Self.countingTime : 0)
    return now < counted ? min(next, counted) : end
  }

  private func elapsed(at now: FrameTime) -> Int64 {
    max(0, now.milliseconds - start.milliseconds)
  }

  private static func stop(of wheel: Int) -> Int64 {
    firstStop + Int64(wheel) * timeBetweenStops
  }
}
