public import ArcadeCore

/// Why a move in a game of slots is not allowed.
public enum SlotsRefusal: GameRefusal {
  /// The bet is none that the machine takes.
  case betOutOfRange(Int)
  /// The bet is above the credits.
  case betAboveCredits(bet: Int, credits: Int)
  /// There is nothing to cash out before the first spin.
  case nothingPlayed
  /// The game has ended.
  case gameOver

  /// One sentence for the player: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .betOutOfRange(let bet):
      "You cannot bet \(Score.text(bet)): choose from 1 to \(SlotsGame.highestBet)."
    case .betAboveCredits(let bet, let credits):
      "You cannot bet \(bet) with \(Words.count(credits, "credit")) left: \(Self.remedy(credits))."
    case .nothingPlayed:
      "You cannot cash out before the first spin: spin, or leave."
    case .gameOver:
      "The game is over: start a new one."
    }
  }

  private static func remedy(_ credits: Int) -> String {
    switch credits {
    case 1: "bet 1"
    case 2: "bet 1 or 2"
    default: "choose from 1 to \(credits)"
    }
  }
}
