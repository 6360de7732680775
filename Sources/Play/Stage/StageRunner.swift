import ArcadeCore
import Terminal

/// Plays games of one kind on the full screen, one after the other, until the player leaves.
struct StageRunner<Kind: GameKind> {
  typealias Rules = Kind.Rules

  /// The options that new games are dealt with.
  let options: Rules.Options
  /// The run of the program that it belongs to.
  var session: Session

  private var hasSound: Bool

  init(options: Rules.Options, session: Session) {
    self.options = options
    self.session = session
    hasSound = session.preferences.sound
  }

  /// Plays from a game on.
  ///
  /// - Parameters:
  ///   - first: The game to begin with.
  ///   - screen: The terminal, entered.
  /// - Returns: Why the screen has to be left, or `nil` if the player goes.
  mutating func run(from first: GameInPlay<Rules>, on screen: inout FullScreen) -> Ending? {
    var table = first
    while true {
      var stage = Stage<Kind.View>(
        table: table, look: session.look, hasSound: hasSound, now: screen.now)
      let ending = play(&stage, on: &screen)
      hasSound = stage.hasSound
      if stage.table.isOver, !stage.hasResult { _ = session.place(of: stage.table) }
      guard ending == nil, stage.exit == .again else { return ending }
      table = session.deal(options, seed: session.freshSeed())
    }
  }

  private mutating func play(
    _ stage: inout Stage<Kind.View>, on screen: inout FullScreen
  ) -> Ending? {
    while stage.exit == nil {
      let now = screen.now
      for sound in stage.advance(to: now) { session.sound.play(sound) }
      if stage.awaitsResult(at: now) { stage.showResult(session.place(of: stage.table), at: now) }
      if stage.wantsScores { stage.showScores(session.scores(of: Rules.kind), at: now) }
      screen.present(stage.draw(size: screen.size, at: now))

      switch screen.next(until: stage.deadline(after: now)) {
      case .input(let input): stage.take(input, at: screen.now)
      case .woke: break
      case .resized:
        if Layout(screen.size) == nil { stage.interrupt(at: screen.now) }
      case .resumed(let stopped): stage.wasStopped(from: stopped, to: screen.now)
      case .ended(let ending):
        stage.table.leave()
        return ending
      }
    }
    return nil
  }
}
