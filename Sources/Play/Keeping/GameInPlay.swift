import ArcadeCore

/// A game on the table: its rules, its clock and its record, kept move by move.
///
/// Both faces play through it, so that what is kept does not depend on how it was played. It is told
/// the moment with each call, in milliseconds of a clock that only goes forward.
struct GameInPlay<Rules: ArcadeGame> {
  /// The game as it stands.
  private(set) var game: Rules
  /// Its moves so far.
  private(set) var recording: Recording<Rules>
  /// The stopwatch of play; it stands until ``start(now:)``.
  private(set) var clock: GameClock
  /// What keeps the game.
  private(set) var keeper: Keeper
  /// Whether the player ended it before its end.
  private(set) var isStopped = false

  /// Deals a game.
  init(options: Rules.Options, seed: Seed, keeper: Keeper) {
    game = Rules(options: options, seed: seed)
    recording = Recording(options: options, seed: seed)
    clock = GameClock()
    self.keeper = keeper
  }

  /// Takes up a game that was left behind.
  ///
  /// - Parameters:
  ///   - recording: Its moves.
  ///   - time: The moment of play at which it was left, not before the last move.
  ///   - keeper: What keeps it.
  /// - Throws: `RecordingFault` if its moves cannot be played again.
  init(
    resuming recording: Recording<Rules>, leftAt time: PlayTime = .zero, keeper: Keeper
  ) throws(RecordingFault) {
    game = try recording.replay()
    self.recording = recording
    clock = GameClock(startingAt: max(time, recording.moves.last?.time ?? .zero))
    self.keeper = keeper
  }

  /// Whether the game is over, by its rules or because the player stopped it.
  var isOver: Bool { game.isOver || isStopped }

  /// Whether anything was played, so that the game leaves a result.
  var hasMoves: Bool { !recording.moves.isEmpty }

  /// The moment of play, never after a deadline; after the end that of the end.
  func playTime(now: Int64) -> PlayTime {
    let time = clock.playTime(now: now)
    return game.deadline.map { min($0, time) } ?? time
  }

  /// The moment at which the game ends by itself, if it does while the clock runs.
  func deadline() -> Int64? {
    game.isOver ? nil : game.deadline.flatMap { clock.moment(of: $0) }
  }

  /// Lets the clock run, unless the game is over.
  mutating func start(now: Int64) {
    guard !isOver else { return }
    clock.start(now: now)
  }

  /// Lets the clock stand.
  mutating func stop(now: Int64) {
    clock.stop(now: now)
  }

  /// Lets time pass: a game whose time is up ends, and is kept.
  mutating func advance(now: Int64) -> [Rules.Event] {
    guard !isOver, let deadline = game.deadline, clock.playTime(now: now) >= deadline else {
      return []
    }
    let events = game.advance(to: deadline)
    // However late it is told: the game has ended then.
    clock = GameClock(startingAt: deadline)
    endIfOver(now: now)
    return events
  }

  /// Makes a move and keeps it, before anybody sees it.
  ///
  /// - Returns: What happened; if time was up before the move, what that brought.
  /// - Throws: The rules' refusal; nothing has then changed.
  mutating func play(_ move: Rules.Move, now: Int64) throws(Rules.Refusal) -> [Rules.Event] {
    let ended = advance(now: now)
    guard ended.isEmpty else { return ended }

    let time = clock.playTime(now: now)
    let events = try game.play(move, at: time)
    recording.append(move, at: time)
    keeper.keep(move: move.text, at: time, score: game.score)
    endIfOver(now: now)
    return events
  }

  /// Ends the game before its end; it is kept as it stands, marked as unfinished.
  mutating func stopForGood(now: Int64) {
    guard !isOver else { return }
    isStopped = true
    end(marks: ["unfinished"], now: now)
  }

  /// Leaves the table: a game that goes on is kept for later.
  mutating func leave(now: Int64) {
    keeper.leave(at: playTime(now: now))
  }

  private mutating func endIfOver(now: Int64) {
    guard game.isOver else { return }
    end(marks: [], now: now)
  }

  private mutating func end(marks: [String], now: Int64) {
    let time = playTime(now: now)
    clock.stop(now: now)
    guard hasMoves else { return }
    keeper.end(at: time, score: game.score, hints: game.hintsTaken, marks: marks)
  }
}
