import ArcadeCore
import Terminal

/// Plays games of one kind on the full screen, one after the other, until the player leaves.
struct StageRunner<Kind: GameKind> {
  typealias Rules = Kind.Rules

  /// What new games are dealt with.
  private var choice: GameChoice<Rules>
  /// The run of the program that it belongs to.
  private(set) var session: Session

  private var hasSound: Bool

  init(choice: GameChoice<Rules>, session: Session) {
    self.choice = choice
    self.session = session
    hasSound = session.preferences.sound
  }

  /// Plays from a game on.
  ///
  /// - Parameters:
  ///   - taken: A game that is taken up; without one the first is dealt.
  ///   - screen: The terminal, entered.
  /// - Returns: Why the screen has to be left, or `nil` if the player goes.
  mutating func run(from taken: GameInPlay<Rules>?, on screen: inout FullScreen) -> Ending? {
    if taken == nil, choice.asksFirst, case .ended(let ending) = ask(on: &screen) {
      return ending
    }
    var table = taken ?? session.deal(choice.options, seed: choice.seed ?? session.freshSeed())
    while true {
      var stage = Stage<Kind.View>(
        table: table, look: session.look, hasSound: hasSound, hasChoice: choice.question != nil,
        now: screen.now)
      let ending = play(&stage, on: &screen)
      hasSound = stage.hasSound
      if stage.table.isOver, !stage.hasResult { _ = session.place(of: stage.table) }
      guard ending == nil else { return ending }
      switch stage.exit {
      case .left, nil: return nil
      case .again:
        table = session.deal(stage.table.game.options, seed: session.freshSeed())
      case .other:
        if case .ended(let ending) = ask(on: &screen) { return ending }
        table = session.deal(choice.options, seed: session.freshSeed())
      }
    }
  }

  /// Asks which game to deal, if there is anything to ask, until an answer can be dealt.
  private mutating func ask(on screen: inout FullScreen) -> QuestionScreen.Outcome? {
    guard let question = choice.question else { return nil }
    var asking = QuestionScreen(question, title: Rules.title, chosen: choice.answer)
    while true {
      let outcome = asking.run(on: &screen, glyphs: session.preferences.glyphs)
      guard case .chosen(let value) = outcome else { return outcome }
      do throws(SetupFault) {
        try choice.answer(value)
        return outcome
      } catch {
        asking.notice = error.description
      }
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
        stage.table.leave(now: screen.now.milliseconds)
        return ending
      }
    }
    return nil
  }
}
