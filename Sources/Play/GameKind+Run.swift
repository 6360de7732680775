import ArcadeCore
import Scores
import Terminal

extension GameKind {
  /// Plays, on the face that fits, until the player leaves.
  ///
  /// Where standard input or output is no terminal, TERM is dumb or the player prefers it, the game is
  /// plain lines; else it has the full screen. An option that cannot be met is refused before the
  /// terminal is touched.
  ///
  /// - Parameters:
  ///   - request: What was asked for on the command line.
  ///   - preferences: How arcade shows itself.
  ///   - world: Everything outside.
  /// - Returns: How the command ends.
  public func run(_ request: GameRequest, preferences: Preferences, world: World) -> Outcome {
    let session = Session(world: world, preferences: preferences)
    do throws(SetupFault) {
      let levels = try LevelShelf.files(
        of: self, ownFolder: request.levelsFolder, in: world, complain: session.complain)
      let setup = GameSetup(values: request.values, levels: levels, seed: request.seed)
      if let report = try Rules.report(for: setup) { return session.finish(printing: report) }
      let start = GameStart<Self>(
        try GameChoice(setup), levels: levels + (levelFolder.map(LevelShelf.builtIn) ?? []),
        offersLeftGames: !request.namesAGame)
      return session.hasFullScreen
        ? start.onFullScreen(session) : start.asLines(session)
    } catch {
      session.complain(error.description)
      return .status(error.status)
    }
  }
}

extension GameKind {
  /// Plays on a screen that is entered already, with the options that nobody has named.
  ///
  /// - Returns: Why the screen has to be left, or `nil` if the player goes back to where it came from.
  /// - Throws: `SetupFault` if the game cannot be dealt.
  func play(on screen: inout FullScreen, in session: inout Session) throws(SetupFault) -> Ending? {
    let levels = try LevelShelf.files(
      of: self, ownFolder: nil, in: session.world, complain: session.complain)
    let choice = try GameChoice<Rules>(GameSetup(levels: levels), isFromLobby: true)
    let start = GameStart<Self>(choice, levels: levels, offersLeftGames: true)
    return start.play(on: &screen, in: &session)
  }
}

/// What a game begins with: its options and seed, unless a game left behind is taken up instead.
struct GameStart<Kind: GameKind> {
  typealias Rules = Kind.Rules

  /// What is played, as far as it is known.
  let choice: GameChoice<Rules>
  /// The level files that games left behind may have been played from.
  let levels: [LevelFile]
  /// Whether games left behind are offered.
  let offersLeftGames: Bool

  init(_ choice: GameChoice<Rules>, levels: [LevelFile], offersLeftGames: Bool) {
    self.choice = choice
    self.levels = levels
    self.offersLeftGames = offersLeftGames
  }

  /// Plays on the full screen, which is entered and left here.
  func onFullScreen(_ session: Session) -> Outcome {
    var screen = session.screen()
    do throws(TerminalError) {
      try screen.enter()
    } catch {
      session.complain(error.description)
      return .status(.cannotWrite)
    }
    var session = session
    let ending = play(on: &screen, in: &session)
    screen.leave()
    session.complainOfJournals()
    return session.outcome(after: ending)
  }

  /// Plays on a screen that is entered already.
  ///
  /// - Returns: Why the screen has to be left, or `nil` if the player goes.
  func play(on screen: inout FullScreen, in session: inout Session) -> Ending? {
    var taken: GameInPlay<Rules>?
    let left = offersLeftGames ? LeftGames<Rules>(levels: levels, session: session) : nil
    if let left, !left.games.isEmpty {
      var chooser = LeftGamesScreen(left, glyphs: session.preferences.glyphs)
      switch chooser.run(on: &screen) {
      case .ended(let ending): return ending
      case .resumed(let game): taken = game
      case .newGame: break
      }
    }
    var runner = StageRunner<Kind>(choice: choice, session: session)
    let ending = runner.run(from: taken, on: &screen)
    session = runner.session
    return ending
  }

  /// Plays as plain lines.
  func asLines(_ session: Session) -> Outcome {
    session.complainOfJournals()
    var reader = LineReader(session.world.streams.input)
    var first: GameInPlay<Rules>?
    do throws(OutputFault) {
      first = try offersLeftGames ? leftGame(session, &reader) : nil
    } catch {
      return error.outcome(session)
    }
    let game = first ?? session.deal(choice.options, seed: choice.seed ?? session.freshSeed())
    var runner = ConversationRunner<Kind>(
      options: choice.options, session: session, reader: reader)
    return runner.run(from: game)
  }

  /// Offers games left behind to a person at a terminal; to others one line names them.
  private func leftGame(
    _ session: Session, _ reader: inout LineReader
  ) throws(OutputFault) -> GameInPlay<Rules>? {
    let left = LeftGames<Rules>(levels: levels, session: session)
    guard let newest = left.games.first else { return nil }
    guard session.isInteractive else {
      let count = left.games.count == 1 ? "A game was" : "\(left.games.count) games were"
      session.complain(
        "\(count) left behind (\(left.line(of: newest))): "
          + "'arcade \(Rules.kind)' on a terminal goes on with it.")
      return nil
    }
    var talk = LeftGamesTalk(left)
    return try talk.hold(session, &reader)
  }
}
