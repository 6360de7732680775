import ArcadeCore

/// Which game is dealt: what was asked for, and what a player is still asked.
struct GameChoice<Rules: ArcadeGame>: Sendable {
  /// What was asked for.
  private let setup: GameSetup
  /// The options that games are dealt with, unless the question is answered otherwise.
  private(set) var options: Rules.Options
  /// What the full screen asks before the deal, if anything was left open.
  let question: SetupQuestion?
  /// Whether the question is asked before the first deal.
  let asksFirst: Bool
  /// The answer that was given, if any.
  private(set) var answer: String?

  /// Looks at what was asked for.
  ///
  /// - Parameters:
  ///   - setup: What was asked for.
  ///   - isFromLobby: Whether the game was picked by its name alone, in the lobby.
  /// - Throws: `SetupFault` if it cannot be met.
  init(_ setup: GameSetup, isFromLobby: Bool = false) throws(SetupFault) {
    self.setup = setup
    options = try Rules.options(for: setup)
    question = try Rules.question(for: setup)
    // Who names a seed wants that very game, and not to be asked.
    asksFirst = setup.seed == nil && (isFromLobby || question?.isAskedAlways == true)
  }

  /// The seed that was named, if any.
  var seed: Seed? { setup.seed }

  /// Takes an answer.
  ///
  /// - Throws: `SetupFault` if no game can be dealt with it; nothing has then changed.
  mutating func answer(_ value: String) throws(SetupFault) {
    guard let question else { return }
    options = try Rules.options(for: setup.answering(question, with: value))
    answer = value
  }
}
