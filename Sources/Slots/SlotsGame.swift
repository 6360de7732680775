public import ArcadeCore

/// A game of slots: a hundred credits, at most a hundred spins.
///
/// What a spin shows is drawn, judged and paid within the move; how the wheels turn is drawing.
public struct SlotsGame: Game {
  /// The name by which commands and results know slots.
  public static let kind = "slots"
  /// The version of these rules.
  public static let rulesVersion = 1
  /// The credits that a game starts with.
  public static let creditsAtStart = 100
  /// The spins of a game.
  public static let spinsPerGame = 100
  /// The most credits that one spin may stake.
  public static let highestBet = 5
  /// The bets that a spin takes.
  public static let bets = 1...highestBet

  /// The machine that is played.
  public let options: Machine
  /// The number that all faces come from.
  public let seed: Seed
  /// The spins so far, in the order of play.
  public private(set) var spins: [Spin] = []
  /// The credits left to play with.
  public private(set) var credits = Self.creditsAtStart
  /// Why the game is over, or `nil` while it goes on.
  public private(set) var ending: SlotsEnding?
  private var generator: SplitMix64

  /// Sets a machine up with its first credits.
  public init(options: Machine, seed: Seed) {
    self.options = options
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  /// The machine that is played.
  public var machine: Machine { options }

  /// What was gained, or lost.
  public var score: Int { credits - Self.creditsAtStart }

  /// Finished, however it came to that, or `nil` while the game goes on.
  public var end: GameEnd? { ending == nil ? nil : .finished }

  /// The spins that are left.
  public var spinsLeft: Int { Self.spinsPerGame - spins.count }

  /// Every bet that the credits cover, and cashing out once a spin was made.
  public var allowedMoves: [SlotsMove] {
    guard ending == nil else { return [] }
    let bets = Self.bets.prefix { $0 <= credits }.map { SlotsMove.spin(bet: $0) }
    return spins.isEmpty ? bets : bets + [.cashOut]
  }

  /// Spins the wheels, or cashes out.
  ///
  /// - Parameters:
  ///   - move: What the player does.
  ///   - time: The moment of play; slots know no limit of time.
  /// - Returns: The spin and, after the last one, the end.
  /// - Throws: ``SlotsRefusal`` if the game is over, the bet is out of range or above the credits, or
  ///   nothing was played that could be cashed out. The game is then unchanged.
  public mutating func play(
    _ move: SlotsMove, at time: PlayTime
  ) throws(SlotsRefusal) -> [SlotsEvent] {
    guard ending == nil else { throw .gameOver }
    switch move {
    case .spin(let bet):
      try check(bet)
      let spin = spin(bet: bet)
      guard let ending else { return [.spun(spin)] }
      return [.spun(spin), .ended(ending)]
    case .cashOut:
      // It would be kept as the shortest game of all, in which nothing was played.
      guard !spins.isEmpty else { throw .nothingPlayed }
      ending = .cashedOut
      return [.ended(.cashedOut)]
    }
  }

  /// Tells whether a spin could stake `bet` credits now.
  ///
  /// - Throws: ``SlotsRefusal`` with what is possible.
  func check(_ bet: Int) throws(SlotsRefusal) {
    guard ending == nil else { throw .gameOver }
    guard Self.bets.contains(bet) else { throw .betOutOfRange(bet) }
    guard bet <= credits else { throw .betAboveCredits(bet: bet, credits: credits) }
  }

  private mutating func spin(bet: Int) -> Spin {
    let faces = machine.spin(using: &generator)
    let win = machine.win(on: faces)
    credits += bet * (win?.times ?? 0) - bet
    let spin = Spin(faces: faces, bet: bet, win: win, credits: credits)
    spins.append(spin)
    if credits < 1 {
      ending = .outOfCredits
    } else if spinsLeft == 0 {
      ending = .allSpun
    }
    return spin
  }
}

extension Machine {
  /// Draws the face of each wheel, once each, left to right.
  ///
  /// - Parameter generator: The source of chance.
  /// - Returns: The index of the symbol on each wheel.
  func spin(using generator: inout SplitMix64) -> [Int] {
    (0..<wheels).map { _ in Int(draws[generator.draw(below: totalWeight)]) }
  }
}
