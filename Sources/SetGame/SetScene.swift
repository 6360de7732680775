import ArcadeCore
import CardTable
public import Terminal

/// Set on the full screen: cards in columns; a found Set is bright and leaves, new cards come.
public struct SetScene: Scene {
  /// Letters are cards here.
  public static let lettersArePlayed = true
  /// The time of play is shown.
  public static let showsClock = true

  let look: Look
  let keys: CardKeys
  /// Where the cursor is; it is shown once an arrow was pressed.
  var cursor: Int?
  var note: Message?
  var view = HistoryView()
  var motion = Motion<SetPicture>()
  var sounds = SoundQueue()

  /// Shows a game at rest.
  public init(game: SetGame, look: Look) {
    self.look = look
    keys = CardKeys(keyboard: look.keyboard)
  }

  /// Takes a key, a click on a card, or the wheel, which goes through the history.
  public mutating func handle(
    _ input: Input, in game: SetGame, at now: FrameTime
  ) -> SceneReply<SetMove> {
    switch input {
    case .key(let key):
      return key.control || key.alt ? .ignored : press(key, in: game)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: return scroll(back: 1, in: game)
      case .wheelDown: return scroll(back: -1, in: game)
      case .press, .drag, .release, .otherPress: return .ignored
      }
    case .paste, .focus: return .ignored
    }
  }

  /// Shows what became of the cards; what still moves is at rest at once, and so is all where nothing
  /// may move.
  public mutating func show(_ events: [SetEvent], of game: SetGame, at now: FrameTime) {
    note = nil
    view.jumpToNow()
    motion.settle()
    for event in events { show(event, among: events, at: now) }
    if !look.motion { motion.settle() }
    let last = game.table.places.count - 1
    cursor = cursor.map { min($0, last) }
  }

  /// Shows why a move was refused.
  public mutating func show(_ refusal: SetRefusal, of game: SetGame, at now: FrameTime) {
    note = Message(words(for: refusal, in: game), Style(.loss))
    sounds.add(.wrong, at: now)
  }

  /// Lets every card be at rest.
  public mutating func settle(_ game: SetGame) {
    motion.settle()
  }

  /// The moment of the next frame or sound, or `nil` while nothing moves.
  public func nextFrame(after now: FrameTime) -> FrameTime? {
    [motion.nextFrame(after: now), sounds.next(after: now)].compactMap(\.self).min()
  }

  /// Takes out the sounds that are due.
  public mutating func dueSounds(at now: FrameTime) -> [Sound] {
    sounds.takeDue(at: now)
  }

  private mutating func show(_ event: SetEvent, among events: [SetEvent], at now: FrameTime) {
    switch event {
    case .table(let event): show(event, at: now)
    case .dealt(let cards):
      let leaving = events.flatMap(\.foundCards)
      for card in cards {
        let before = leaving.first { $0.place == card.place }.map { SetPicture.found($0.card) }
        motion.show((before ?? []) + SetPicture.arriving, in: card.place, from: now)
      }
    case .moved(let shifts):
      for shift in shifts {
        motion.show(SetPicture.leaving(shift.card), in: shift.from, from: now)
      }
    case .ended: break
    }
  }

  private mutating func show(_ event: TableEvent<SetCard, SetReason>, at now: FrameTime) {
    switch event {
    case .chosen, .takenBack: sounds.add(.tick, at: now)
    case .charged(_, .hint): sounds.add(.tick, at: now)
    case .charged: sounds.add(.crunch, at: now)
    case .matched(let cards, _):
      for card in cards {
        motion.show(SetPicture.found(card.card), in: card.place, from: now)
      }
      sounds.add(.win, at: now)
    case .missed(let cards, _, _):
      for card in cards.dropLast() {
        motion.show(SetPicture.missed(card.card), in: card.place, from: now)
      }
      sounds.add(.wrong, at: now)
    }
  }
}
