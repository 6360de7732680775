import ArcadeCore
import Scores

/// Keeps a game as it is played: a journal from its first move on, a result at its end.
///
/// Where nothing can be written, play goes on and the journal holds the moves in memory; the result is
/// then handed out at the end.
struct Keeper {
  /// What came of keeping a game that is over.
  enum Ending: Equatable {
    /// Its result is on the device: whatever happens now, it is not lost.
    case acknowledged(ResultKey, GameResult)
    /// Its result is in no file; the sentence says why.
    case unwritten(ResultKey, GameResult, reason: String)
  }

  /// What the player has to know of the keeping, in one sentence.
  private(set) var notice: String?
  /// What came of keeping the game, once it is over; `nil` where nothing is to be kept.
  private(set) var ending: Ending?

  private let store: Store?
  private let header: GameHeader
  private let now: @Sendable () -> Timestamp
  private var journal: Journal?
  /// Why there is no file to keep the game in, if there is none.
  private var obstacle: StoreError?

  /// Keeps a game that is about to be dealt.
  ///
  /// - Parameters:
  ///   - store: Where it is kept; `nil` if the player wants nothing kept.
  ///   - header: What is known before the first move.
  ///   - journal: The journal of a game that is taken up again.
  ///   - now: The time of day.
  init(
    store: Store?, header: GameHeader, journal: Journal? = nil,
    now: @escaping @Sendable () -> Timestamp
  ) {
    self.store = store
    self.header = header
    self.journal = journal
    self.now = now
  }

  /// Puts a move on file; the journal is opened with the first.
  mutating func keep(move: String, at time: PlayTime, score: Int) {
    guard let store else { return }
    do throws(StoreError) {
      if journal == nil { journal = try store.openJournal(header) }
      try journal?.append(move, at: time, score: score)
      notice = nil
    } catch {
      notice = "Not kept yet: \(error.shortReason)"
      guard journal == nil else { return }
      // Nothing can be written at all: the result is handed out at the end.
      obstacle = error
      journal = store.journalInMemory(header)
      try? journal?.append(move, at: time, score: score)
    }
  }

  /// Puts the end of the game on file and brings it onto the device.
  mutating func end(at time: PlayTime, score: Int, hints: Int, marks: [String]) {
    guard let journal else { return }
    let ending = GameEnding(
      end: now(), durationMs: time.milliseconds, score: score, hints: hints,
      marks: marks)
    let result = journal.result(ending)
    do throws(StoreError) {
      try journal.end(ending)
      notice = nil
      self.ending = .acknowledged(journal.key, result)
    } catch {
      self.ending = .unwritten(journal.key, result, reason: (obstacle ?? error).description)
    }
  }

  /// Closes the journal of a game that goes on later.
  mutating func leave(at time: PlayTime) {
    journal?.leave(at: time)
  }
}
