import ArcadeCore
public import Terminal

/// Slots on the full screen: wheels that turn, stop left to right, and only then speak.
public struct SlotsScene: Scene {
  /// Letters are commands here.
  public static let lettersArePlayed = false
  /// Keys that come before the end has been seen were typed ahead: they are dropped for so long.
  private static let blindTime = Turn.frame

  let look: Look
  var bet: Int
  var turn: Turn?
  var note: Message?
  private var sounds = SoundQueue()
  private var droppingUntil: FrameTime?

  /// Shows a game at rest; the bet is that of its last spin.
  public init(game: SlotsGame, look: Look) {
    self.look = look
    bet = game.spins.last?.bet ?? SlotsGame.bets.lowerBound
  }

  /// Takes a key or a click: while the wheels turn it shows the end at once and does nothing else.
  public mutating func handle(
    _ input: Input, in game: SlotsGame, at now: FrameTime
  ) -> SceneReply<SlotsMove> {
    switch input {
    case .key(let key):
      guard !key.control, !key.alt else { return .ignored }
      return dropsInput(at: now) ? .changed : press(key, in: game)
    case .mouse(let mouse):
      guard mouse.action == .press, dropsInput(at: now) else { return .ignored }
      return .changed
    case .paste, .focus:
      return .ignored
    }
  }

  /// Sets the wheels going for a spin; they are at rest at once where nothing may move.
  public mutating func show(_ events: [SlotsEvent], of game: SlotsGame, at now: FrameTime) {
    note = nil
    for event in events {
      guard case .spun(let spin) = event else { continue }
      bet = spin.bet
      let before =
        game.spins.dropLast().last?.faces ?? SlotsPicture.firstFaces(of: game.machine)
      let turn = Turn(to: spin, from: before, symbols: game.machine.symbols.count, start: now)
      sounds = turn.sounds
      self.turn = turn
      guard !look.motion else { continue }
      self.turn = nil
      sounds.hurry(to: now) { $0 != .tick }
    }
  }

  /// Shows why a move was refused.
  public mutating func show(_ refusal: SlotsRefusal, of game: SlotsGame, at now: FrameTime) {
    note = Message(refusal.description, Style(.loss))
    sounds.add(.wrong, at: now)
  }

  /// Lets the wheels stand on the outcome; what would still have been heard of them is dropped.
  public mutating func settle(_ game: SlotsGame) {
    guard turn != nil else { return }
    turn = nil
    sounds.removeAll()
  }

  /// The moment of the next frame or sound, or `nil` while nothing moves.
  public func nextFrame(after now: FrameTime) -> FrameTime? {
    [turn?.nextFrame(after: now), sounds.next(after: now)].compactMap { $0 }.min()
  }

  /// Takes out the sounds that are due.
  public mutating func dueSounds(at now: FrameTime) -> [Sound] {
    sounds.takeDue(at: now)
  }

  /// Tells whether an input is spent on showing the end, or came before that could be seen.
  private mutating func dropsInput(at now: FrameTime) -> Bool {
    guard let turn, now < turn.end else {
      return droppingUntil.map { now < $0 } ?? false
    }
    self.turn = nil
    sounds.hurry(to: now) { $0 == .win }
    droppingUntil = now.adding(milliseconds: Self.blindTime)
    return true
  }
}
