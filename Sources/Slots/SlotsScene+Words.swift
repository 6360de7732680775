public import ArcadeCore
public import Terminal

extension SlotsScene {
  /// The rules for players.
  public static let manual = [
    "You start with 100 credits. Stake 1 to 5 of them on a spin: the wheels are drawn, each by "
      + "itself, and equal symbols side by side pay. The run may stand anywhere, but not go round "
      + "from the last wheel to the first. Of several runs the best-paying one pays.",
    "",
    "The game ends when you cash out, when no credit is left, or after 100 spins. The score is "
      + "what you gained or lost.",
    "",
    "What a spin shows is drawn and paid before the wheels turn. No spin knows of those before "
      + "it: nothing is due, nothing is hot.",
    "",
    "space, Enter     spin; while the wheels turn any key shows the end at once",
    "1 to 5, <- ->    the bet; also - and +, h and l",
    "c                cash out",
    "o                the exact odds of this machine",
  ]

  /// The machine, the spin and the credits.
  public func header(_ game: SlotsGame, playTime: PlayTime, at now: FrameTime) -> Header {
    let picture = picture(of: game, at: now)
    let isCounting = picture.isBusy && picture.celebrated != nil
    return Header(
      title: "SLOTS · \(game.machine.name)",
      fields: [
        Header.Field("spin", "\(game.spins.count) of \(SlotsGame.spinsPerGame)", width: 10),
        Header.Field(
          "credits", Score.text(picture.credits), width: Self.creditsWidth(of: game.machine),
          style: isCounting ? Style(.gain, bold: true) : .plain),
      ])
  }

  /// What just happened, or why a key did nothing.
  public func message(_ game: SlotsGame, at now: FrameTime) -> Message {
    if picture(of: game, at: now).isBusy {
      guard let turn, now >= turn.reveal else {
        return Message("The wheels turn: any key shows the end.", Style(.dim))
      }
      return outcome(of: turn.spin, on: game.machine)
    }
    if let note { return note }
    if let ending = game.ending { return Message(SlotsWords.ending(ending, of: game)) }
    guard let spin = game.spins.last else {
      let shortest = game.machine.pays.reduce(game.machine.wheels) { min($0, $1.run) }
      return Message("Space spins: \(shortest) or more in a row pay.")
    }
    return outcome(of: spin, on: game.machine)
  }

  /// How the game came to its end, and its best win.
  public func closing(_ game: SlotsGame) -> [String] {
    let ending = game.ending.map { SlotsWords.ending($0, of: game) } ?? SlotsWords.stop(of: game)
    guard let best = game.spins.max(by: { $0.payout < $1.payout }), let win = best.win else {
      return [ending]
    }
    let run = SlotsWords.run(win, on: game.machine)
    return [ending, "The best of the spins: \(run) for \(Score.text(best.payout))."]
  }

  private func outcome(of spin: Spin, on machine: Machine) -> Message {
    let sentence = SlotsWords.outcome(of: spin, on: machine)
    return Message(
      sentence.prefix(1).uppercased() + sentence.dropFirst(), Style(spin.gain > 0 ? .gain : .text))
  }

  /// The cells that the most credits of a game could take.
  static func creditsWidth(of machine: Machine) -> Int {
    Score.text(mostCredits(of: machine)).utf8.count
  }

  /// More credits than these cannot be won.
  static func mostCredits(of machine: Machine) -> Int {
    SlotsGame.creditsAtStart + SlotsGame.spinsPerGame * mostPaid(by: machine)
  }

  /// What one spin can pay at most.
  static func mostPaid(by machine: Machine) -> Int {
    machine.pays.reduce(0) { max($0, $1.times) } * SlotsGame.highestBet
  }
}
