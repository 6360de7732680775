public import ArcadeCore

/// Slots as plain lines: commands in, sentences out, symbols in words.
public struct SlotsDialogue: Dialogue {
  /// The commands of slots.
  public static let commands = [
    DialogueCommand("spin [N]", "spin once, or N times"),
    DialogueCommand("bet N", "stake N credits a spin, 1 to \(SlotsGame.highestBet)"),
    DialogueCommand("pays", "the paytable and the exact odds"),
    DialogueCommand("cash out", "take the credits and end the game"),
  ]

  private var bet: Int

  /// Speaks for a game; the bet is that of its last spin.
  public init(game: SlotsGame) {
    bet = game.spins.last?.bet ?? SlotsGame.bets.lowerBound
  }

  /// The machine, the credits, the spins left, the bet and what the wheels show.
  public func show(_ game: SlotsGame) -> [String] {
    let machine = game.machine
    let wheels = game.spins.last.map { ["The wheels show \(Self.faces($0.faces, on: machine))."] }
    return [
      "Slots, machine \(machine.name): \(machine.wheels) wheels of "
        + "\(Words.list(machine.symbols.map(\.name))).",
      standing(of: game),
      "The bet is \(Words.count(bet, "credit")).",
    ] + (wheels ?? [])
  }

  /// Reads a command.
  public mutating func read(_ line: String, in game: SlotsGame) -> DialogueReply<SlotsMove> {
    let words = line.lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let command = words.first else { return .unknown }
    switch (command, words.count) {
    case ("spin", 1): return .moves([.spin(bet: bet)])
    case ("spin", 2): return spin(words[1])
    case ("spin", _): return .refuse("Too many words: type spin, or spin and a number.")
    case ("bet", 1): return .say(["The bet is \(Words.count(bet, "credit"))."])
    case ("bet", 2): return setBet(words[1], in: game)
    case ("bet", _): return .refuse("Too many words: type bet and a number.")
    case ("pays", 1): return .say(SlotsWords.pays(of: game.machine))
    case ("pays", _): return .refuse("Too many words: type pays.")
    case ("cash", _):
      guard words == ["cash", "out"] else { return .refuse("To end the game, type cash out.") }
      return .moves([.cashOut])
    default: return .unknown
    }
  }

  /// What the wheels showed and paid, what is left, and the end.
  public func tell(_ events: [SlotsEvent], in game: SlotsGame) -> [String] {
    events.flatMap { event in
      switch event {
      case .spun(let spin):
        [
          "\(Self.faces(spin.faces, on: game.machine)): "
            + SlotsWords.outcome(of: spin, on: game.machine),
          "\(Words.count(spin.credits, "credit")), \(Words.count(game.spinsLeft, "spin")) left.",
        ]
      case .ended(let ending): [SlotsWords.ending(ending, of: game)]
      }
    }
  }

  private func spin(_ text: String) -> DialogueReply<SlotsMove> {
    let most = SlotsGame.spinsPerGame
    guard let number = WholeNumber.parse(text), (1...UInt64(most)).contains(number) else {
      return .refuse("You can spin 1 to \(most) times at once: type spin and a whole number.")
    }
    return .moves(Array(repeating: .spin(bet: bet), count: Int(number)))
  }

  private mutating func setBet(_ text: String, in game: SlotsGame) -> DialogueReply<SlotsMove> {
    guard let number = WholeNumber.parse(text), let bet = Int(exactly: number),
      SlotsGame.bets.contains(bet)
    else {
      return .refuse("A bet is 1 to \(SlotsGame.highestBet): type bet and a whole number.")
    }
    do throws(SlotsRefusal) {
      try game.check(bet)
    } catch {
      return .refuse(error.description)
    }
    self.bet = bet
    return .say(["The bet is \(Words.count(bet, "credit"))."])
  }

  private func standing(of game: SlotsGame) -> String {
    if let ending = game.ending { return SlotsWords.ending(ending, of: game) }
    return "You have \(Words.count(game.credits, "credit")) and "
      + "\(Words.count(game.spinsLeft, "spin")) left."
  }

  private static func faces(_ faces: [Int], on machine: Machine) -> String {
    faces.map { machine.symbols[$0].name }.joined(separator: " ")
  }
}
