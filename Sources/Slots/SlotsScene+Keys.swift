import ArcadeCore
public import Terminal

extension SlotsScene {
  /// What a key means while the wheels stand.
  mutating func press(_ key: Key, in game: SlotsGame) -> SceneReply<SlotsMove> {
    if key.code == .character("o") || key.code == .character("O") {
      return .page(
        Page(title: "Odds of \(game.machine.title)", lines: SlotsReport.odds(of: game.machine)))
    }
    guard !game.isOver else { return .ignored }
    switch key.code {
    case .enter, .character(" "): return .move(.spin(bet: bet))
    case .character("c"), .character("C"): return .move(.cashOut)
    case .left, .character("-"), .character("−"), .character("h"): return setBet(bet - 1, in: game)
    case .right, .character("+"), .character("="), .character("l"): return setBet(bet + 1, in: game)
    case .character(let character):
      guard let number = character.wholeNumberValue, character.isASCII else { return .ignored }
      return setBet(number, in: game)
    case .tab, .escape, .backspace, .delete, .insert, .up, .down, .home, .end, .pageUp, .pageDown,
      .function:
      return .ignored
    }
  }

  /// Changes the bet of the next spin; one that the game would refuse is refused here with its reason.
  private mutating func setBet(_ bet: Int, in game: SlotsGame) -> SceneReply<SlotsMove> {
    do throws(SlotsRefusal) {
      try game.check(bet)
      self.bet = bet
      note = Message("The bet is \(Words.count(bet, "credit")).")
    } catch {
      note = Message(error.description, Style(.loss))
    }
    return .changed
  }

  /// The keys that mean something when the wheels are at rest.
  public func keys(_ game: SlotsGame, at now: FrameTime) -> [KeyHint] {
    let odds = KeyHint("o", "odds", key: .character("o"))
    // The line stays while the wheels turn, when any key shows the end: it would flicker else.
    guard !game.isOver || picture(of: game, at: now).isBusy else { return [odds] }
    return [
      KeyHint("space", "spin", key: .space), KeyHint("1–5", "bet", key: .right),
      KeyHint("c", "cash out", key: .character("c")), odds,
    ]
  }
}
