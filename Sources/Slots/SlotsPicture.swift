import Terminal

/// What is to be seen of a game at one moment: the game itself, or what it shows while wheels turn.
struct SlotsPicture {
  /// The game behind it.
  let game: SlotsGame
  /// The index of the symbol that each wheel stops at.
  let faces: [Int]
  /// The steps that each wheel still has to move.
  let steps: [Int]
  /// The spins whose outcome is shown.
  let spins: ArraySlice<Spin>
  /// The credits as shown.
  let credits: Int
  /// Whether the wheels turn or a win is being shown, so that no spin can start.
  let isBusy: Bool
  /// The bet of the next spin.
  let bet: Int

  /// Pictures a game at rest, or within a turn that is under way.
  init(_ game: SlotsGame, turn: Turn?, bet: Int, at now: FrameTime) {
    self.game = game
    self.bet = bet
    faces = game.spins.last?.faces ?? Self.firstFaces(of: game.machine)
    guard let turn, now < turn.end else {
      steps = faces.map { _ in 0 }
      spins = game.spins[...]
      credits = game.credits
      isBusy = false
      return
    }
    steps = faces.indices.map { turn.steps(of: $0, at: now) }
    spins = now < turn.reveal ? game.spins.dropLast() : game.spins[...]
    credits = turn.credits(at: now)
    isBusy = true
  }

  /// The machine that is played.
  var machine: Machine { game.machine }

  /// The win that the wheels show, if it is worth a fanfare and may be seen already.
  var celebrated: Spin? {
    guard spins.count == game.spins.count, let spin = spins.last, spin.gain > 0 else { return nil }
    return spin
  }

  /// What was gained or lost by the spins that are shown.
  var net: Int { (spins.last?.credits ?? SlotsGame.creditsAtStart) - SlotsGame.creditsAtStart }

  /// What the wheels show before the first spin: the symbols in their order, no win.
  static func firstFaces(of machine: Machine) -> [Int] {
    (0..<machine.wheels).map { $0 % machine.symbols.count }
  }
}
