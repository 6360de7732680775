import ArcadeCore
import Terminal

/// A game on the full screen: takes what comes from the player, plays, and says what to draw.
///
/// It reads and writes nothing itself; ``StageRunner`` joins it to a terminal. So a list of inputs
/// and moments is the whole test of a screen.
struct Stage<View: Scene> {
  typealias Rules = View.State

  /// How the stage is left.
  enum Exit: Equatable {
    /// The player goes; a game that was not over is kept for later.
    case left
    /// The player wants another game.
    case again
    /// The player wants another game and to be asked which.
    case other
  }

  /// For how long the result is on screen before keys mean anything, in milliseconds: whoever plays
  /// fast is a key or two ahead.
  private static var blindTime: Int64 { 1_000 }

  /// The game and its record.
  var table: GameInPlay<Rules>
  /// The game's screen.
  var scene: View
  /// What stands over the board, the topmost last.
  var overlays: [Overlay] = []
  /// How the stage was left, once it was.
  var exit: Exit?
  /// Whether sounds are wanted.
  var hasSound: Bool
  /// Whether the result was shown, and with that taken into the board.
  private(set) var hasResult = false
  /// Until when keys are dropped: they were typed before the result was seen.
  private(set) var blindUntil = FrameTime(milliseconds: 0)
  /// Whether the player asked for the board of results.
  var wantsScores = false

  /// Whether players are asked before the deal which game they want.
  let hasChoice: Bool
  let look: Look
  private(set) var drawn = Canvas(size: Size(width: 0, height: 0))

  /// Puts a game on the stage; its clock starts at once.
  init(
    table: GameInPlay<Rules>, look: Look, hasSound: Bool, hasChoice: Bool = false, now: FrameTime
  ) {
    self.table = table
    self.hasChoice = hasChoice
    self.look = look
    self.hasSound = hasSound
    scene = View(game: table.game, look: look)
    self.table.start(now: now.milliseconds)
  }

  /// Whether the game is over and nothing moves any more, so that its result can be shown.
  func awaitsResult(at now: FrameTime) -> Bool {
    table.isOver && !hasResult && overlays.isEmpty && exit == nil
      && scene.nextFrame(after: now) == nil
  }

  /// The next moment at which something changes by itself, if any.
  func deadline(after now: FrameTime) -> FrameTime? {
    var moments = [scene.nextFrame(after: now)]
    if let end = table.deadline() { moments.append(FrameTime(milliseconds: end)) }
    if View.showsClock, table.clock.isRunning {
      moments.append(now.adding(milliseconds: millisecondsToNextSecond(at: now)))
    }
    return moments.compactMap(\.self).min()
  }

  /// How long it takes until the clock shows another second: one less is left, or one more is played.
  private func millisecondsToNextSecond(at now: FrameTime) -> Int64 {
    let played = table.playTime(now: now.milliseconds).milliseconds
    guard let deadline = table.game.deadline else { return 1000 - played % 1000 }
    return (deadline.milliseconds - played - 1) % 1000 + 1
  }

  /// Lets time pass, and takes out the sounds that are due.
  mutating func advance(to now: FrameTime) -> [Sound] {
    let events = table.advance(now: now.milliseconds)
    if !events.isEmpty { scene.show(events, of: table.game, at: now) }
    setClock(at: now)
    let sounds = scene.dueSounds(at: now)
    return hasSound ? sounds : []
  }

  /// Lets the game stand, as when nobody looks at it; a key goes on.
  mutating func interrupt(at now: FrameTime) {
    guard overlays.isEmpty, !table.isOver else { return }
    show(.paused, at: now)
  }

  /// Takes out of the time of play what passed while the program was stopped.
  mutating func wasStopped(from stopped: FrameTime, to now: FrameTime) {
    guard table.clock.isRunning else { return }
    table.stop(now: stopped.milliseconds)
    table.start(now: now.milliseconds)
  }

  /// Shows the result of the game that is over.
  mutating func showResult(_ place: ResultPlace, at now: FrameTime) {
    hasResult = true
    blindUntil = now.adding(milliseconds: Self.blindTime)
    let closing =
      table.isStopped ? ["The game was ended before its end."] : scene.closing(table.game)
    let card = ResultCard(
      closing: closing, score: Rules.scoreText(table.game.score),
      duration: table.playTime(now: now.milliseconds).description,
      place: place.lines, isBest: place.isBest)
    show(.result(card), at: now)
  }

  /// Shows the best results, as asked for.
  mutating func showScores(_ page: Page, at now: FrameTime) {
    wantsScores = false
    show(.page(PageView(page)), at: now)
  }

  /// Puts something over the board; while it interrupts the game, the clock stands.
  mutating func show(_ overlay: Overlay, at now: FrameTime) {
    scene.settle(table.game)
    table.stop(now: now.milliseconds)
    overlays.append(overlay)
  }

  /// Takes away what stands on top; the game goes on when nothing is left.
  mutating func closeOverlay(at now: FrameTime) {
    overlays.removeLast()
    setClock(at: now)
  }

  /// Lets the clock run while the game is looked at and the scene does not hold it.
  mutating func setClock(at now: FrameTime) {
    if overlays.isEmpty, !scene.holdsClock(at: now) {
      table.start(now: now.milliseconds)
    } else {
      table.stop(now: now.milliseconds)
    }
  }

  /// Draws the whole screen.
  mutating func draw(size: Size, at now: FrameTime) -> Canvas {
    drawn = picture(size: size, at: now)
    return drawn
  }
}
