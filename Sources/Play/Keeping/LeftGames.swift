import ArcadeCore
import Scores

/// The games of one kind that were left behind, the newest first, and what can be done with them.
///
/// Both faces ask through it; it says what was wrong where something cannot be done.
struct LeftGames<Rules: ArcadeGame> {
  /// The games, the newest first.
  private(set) var games: [LeftBehind<Rules>]

  private let session: Session
  private let levels: [LevelFile]

  /// Looks for games that were left behind.
  init(levels: [LevelFile], session: Session) {
    self.session = session
    self.levels = levels
    games = []
    lookAgain()
  }

  /// Looks again: another program may have taken one up, or left one, meanwhile.
  mutating func lookAgain() {
    games = (session.store?.gamesLeftBehind() ?? [])
      .filter { $0.header.kind == Rules.kind }
      .map { LeftBehind($0, levels: levels) }
  }

  /// What a game is told apart by: mode, score, time of play, when it was dealt.
  func line(of left: LeftBehind<Rules>) -> String {
    let game = left.game
    return "\(game.header.mode), \(Rules.scoreText(game.score)) after \(game.playTime), "
      + session.localTime.shortText(game.header.start)
  }

  /// The game of a key.
  func game(_ key: ResultKey) -> LeftBehind<Rules>? {
    games.first { $0.game.key == key }
  }

  /// Takes up a game where it stood.
  ///
  /// - Throws: ``LeftFault`` if another program has it by now, or its moves cannot be played on.
  func resume(_ left: LeftBehind<Rules>) throws(LeftFault) -> GameInPlay<Rules> {
    guard let store = session.store else { throw LeftFault("Nothing is kept here.") }
    do {
      let recording = try left.recording.get()
      let journal = try store.resume(left.game)
      let keeper = session.keeper(left.game.header, journal: journal)
      return try GameInPlay(resuming: recording, leftAt: left.game.playTime, keeper: keeper)
    } catch let obstacle as LeftBehind<Rules>.Obstacle {
      throw LeftFault("The game cannot be played on. \(obstacle.reason)")
    } catch {
      throw LeftFault("\(error)")
    }
  }

  /// Ends a game as it stands and takes its result into the board.
  mutating func finish(_ left: LeftBehind<Rules>) throws(LeftFault) {
    try remove(left) { store throws(StoreError) in
      try store.finish(left.game, hints: left.hintsTaken)
      _ = store.takeIn()
    }
  }

  /// Throws a game away.
  mutating func discard(_ left: LeftBehind<Rules>) throws(LeftFault) {
    try remove(left) { store throws(StoreError) in try store.discard(left.game) }
  }

  private mutating func remove(
    _ left: LeftBehind<Rules>, _ act: (Store) throws(StoreError) -> Void
  ) throws(LeftFault) {
    guard let store = session.store else { return }
    do throws(StoreError) {
      try act(store)
    } catch {
      throw LeftFault(error.description)
    }
    games.removeAll { $0.game.key == left.game.key }
  }
}

/// Why something cannot be done with a game that was left behind, in one sentence.
struct LeftFault: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
