public import ArcadeCore

/// What a player does to a game of slots.
public enum SlotsMove: Equatable, Sendable {
  /// Stakes credits and spins the wheels.
  case spin(bet: Int)
  /// Takes the credits and ends the game.
  case cashOut
}

extension SlotsMove: GameMove {
  /// The bet, or `c` for cashing out.
  public var text: String {
    switch self {
    case .spin(let bet): String(bet)
    case .cashOut: "c"
    }
  }

  /// Reads a bet that the rules allow, or `c`; `nil` for anything else.
  public init?(text: some StringProtocol) {
    if text == "c" {
      self = .cashOut
    } else if let move = SlotsGame.bets.map({ SlotsMove.spin(bet: $0) }).first(where: {
      $0.text == text
    }) {
      self = move
    } else {
      return nil
    }
  }
}
