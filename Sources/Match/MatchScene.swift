import ArcadeCore
import CardTable
public import Terminal

/// Match on the full screen: cards that turn over, flash and leave, each in its place.
public struct MatchScene: Scene {
  /// Letters are cards here.
  public static let lettersArePlayed = true
  /// The time of play is shown.
  public static let showsClock = true

  let look: Look
  let keys: CardKeys
  let grid: CardGrid
  var cursor = 0
  /// The column that was named by its letter, where cards have no keys of their own.
  var namedColumn: Int?
  var note: Message?
  var view = HistoryView()
  var motion = Motion<CardPicture>()
  var sounds = SoundQueue()

  /// Shows a game at rest; the cursor is on the card that was turned last, or else on the first.
  public init(game: MatchGame, look: Look) {
    self.look = look
    keys = CardKeys(keyboard: look.keyboard)
    grid = MatchLayout.grid(of: game.table.places.count)
    cursor = game.table.chosen.last ?? game.table.openPlaces.first ?? 0
  }

  /// Takes a key, a click on a card, or the wheel, which goes through the history.
  public mutating func handle(
    _ input: Input, in game: MatchGame, at now: FrameTime
  ) -> SceneReply<MatchMove> {
    switch input {
    case .key(let key): press(key, in: game)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: scroll(back: 1, in: game)
      case .wheelDown: scroll(back: -1, in: game)
      case .press, .drag, .release, .otherPress: .ignored
      }
    case .paste, .focus: .ignored
    }
  }

  /// Turns cards over; what still moves is at rest at once, and so is all where nothing may move.
  public mutating func show(_ events: [MatchEvent], of game: MatchGame, at now: FrameTime) {
    note = nil
    namedColumn = nil
    view.jumpToNow()
    motion.settle()
    for event in events {
      guard case .table(let event) = event else { continue }
      show(event, at: now)
    }
    if !look.motion { motion.settle() }
  }

  /// Shows why a move was refused.
  public mutating func show(_ refusal: MatchRefusal, of game: MatchGame, at now: FrameTime) {
    note = Message(words(for: refusal), Style(.loss))
    sounds.add(.wrong, at: now)
  }

  /// Lets every card be at rest.
  public mutating func settle(_ game: MatchGame) {
    motion.settle()
  }

  /// The moment of the next frame or sound, or `nil` while nothing moves.
  public func nextFrame(after now: FrameTime) -> FrameTime? {
    [motion.nextFrame(after: now), sounds.next(after: now)].compactMap(\.self).min()
  }

  /// Takes out the sounds that are due.
  public mutating func dueSounds(at now: FrameTime) -> [Sound] {
    motion.forgetPast(at: now)
    return sounds.takeDue(at: now)
  }

  private mutating func show(_ event: TableEvent<PlayingCard, Mismatch>, at now: FrameTime) {
    switch event {
    case .chosen(let choice), .takenBack(let choice):
      motion.show(CardPicture.turning, in: choice.place, from: now)
      sounds.add(.tick, at: now)
    case .matched(let cards, _):
      for choice in cards.dropLast() {
        motion.show(CardPicture.matchedBefore(choice.card), in: choice.place, from: now)
      }
      for choice in cards.suffix(1) {
        motion.show(CardPicture.matchedLast(choice.card), in: choice.place, from: now)
      }
      sounds.add(.win, at: now)
    case .missed(let cards, _, _):
      for choice in cards.dropLast() {
        motion.show(CardPicture.missedBefore(choice.card), in: choice.place, from: now)
      }
      for choice in cards.suffix(1) {
        motion.show(CardPicture.turning, in: choice.place, from: now)
      }
      sounds.add(.wrong, at: now)
    case .charged: break
    }
  }
}
