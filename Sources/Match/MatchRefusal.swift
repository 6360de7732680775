public import ArcadeCore
public import CardTable

/// Why a move in a game of match is not allowed.
public enum MatchRefusal: GameRefusal {
  /// The card cannot be chosen.
  case choice(ChoiceRefusal)
  /// The game has ended.
  case gameOver

  /// One sentence for the player: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .choice(let refusal): refusal.description
    case .gameOver: "The game is over: start a new one."
    }
  }
}
