import ArcadeCore

/// What happens in a game of slots, in sentences.
enum SlotsWords {
  /// Equal symbols in words: `3 cherries`.
  static func run(_ win: Win, on machine: Machine) -> String {
    Words.count(win.wheels.count, machine.symbols[win.symbol].name)
  }

  /// What a spin paid, and for what; it may stand after a colon.
  static func outcome(of spin: Spin, on machine: Machine) -> String {
    guard let win = spin.win else { return "no win, \(Words.count(spin.bet, "credit")) lost." }
    let paid = "\(run(win, on: machine)) side by side pay \(Score.text(spin.payout))"
    return spin.gain > 0 ? "\(paid)." : "\(paid), your bet back."
  }

  /// How a game came to its end.
  static func ending(_ ending: SlotsEnding, of game: SlotsGame) -> String {
    let spins = Words.count(game.spins.count, "spin")
    let credits = Words.count(game.credits, "credit")
    return switch ending {
    case .cashedOut: "You cash out \(credits) after \(spins)."
    case .outOfCredits: "No credit is left after \(spins)."
    case .allSpun: "All \(spins) are played: you have \(credits)."
    }
  }

  /// How a game was left before its end.
  static func stop(of game: SlotsGame) -> String {
    let spins = Words.count(game.spins.count, "spin")
    return "You stop at \(Words.count(game.credits, "credit")) after \(spins)."
  }

  /// The paytable and the exact odds, a sentence a line.
  static func pays(of machine: Machine) -> [String] {
    let lines = machine.pays.enumerated().map { line, pay in
      let faces = machine.odds.faces(line: line)
      let chance =
        faces == 0
        ? "never" : "once in \(Fraction(faces, of: machine.odds.faces).tries) spins"
      return "\(SlotsReport.name(of: pay, on: machine)) pay "
        + "\(Score.text(pay.times)) \(pay.times == 1 ? "time" : "times") the bet, \(chance)."
    }
    let odds = machine.odds
    return lines + [
      "A win comes once in \(odds.hitFrequency.tries) spins.",
      "You get back \(odds.returned.percent) of what you bet, on average.",
    ]
  }
}
