public import ArcadeCore

/// The journal of a game that is being played: each move is on file before it is shown.
///
/// What is on file survives the end of the process at any moment. While a journal is open, its file
/// is locked, so that nobody takes the game for one left behind. A line that could not be written
/// whole is taken back, and it is written with the next one.
public final class Journal {
  /// The name that the result of the game will have.
  public let key: ResultKey
  /// What was known at the first move.
  public let header: GameHeader

  private var file: JournalFile?
  private var moves: MovesText
  private var isOver = false

  /// Begins the journal of a new game; without a file nothing is kept.
  init(key: ResultKey, header: GameHeader, file: JournalFile?) {
    self.key = key
    self.header = header
    self.file = file
    moves = MovesText()
  }

  /// Takes up the journal of a game that was left.
  init(key: ResultKey, header: GameHeader, moves: [KeptMove], file: JournalFile) {
    self.key = key
    self.header = header
    self.file = file
    self.moves = MovesText(moves)
  }

  deinit {
    file?.close()
  }

  /// Whether the game is on file as far as it has been played.
  public var isKept: Bool { file?.isWhole ?? false }

  /// Puts a move on file.
  ///
  /// - Parameters:
  ///   - move: The text of the move.
  ///   - time: When it was made, not before the move before it.
  ///   - score: The points after it.
  /// - Throws: Why it could not be written. The journal still knows the move, and writes it with the
  ///   next one: play goes on.
  /// - Complexity: O(1), one write.
  public func append(_ move: String, at time: PlayTime, score: Int) throws(StoreError) {
    guard !isOver else { return }
    moves.append(move, at: time)
    let line = JournalLine.move(KeptMove(text: move, time: time, score: score))
    try file?.append(line)
  }

  /// Puts the end of the game on file and brings it onto the device.
  ///
  /// From here on the result is acknowledged, and the journal is closed.
  ///
  /// - Parameter ending: What came of the game.
  /// - Throws: Why it could not be written: ``StoreError/noFolder`` for a journal in memory. The
  ///   result is then in no file, and ``Store/entryLine(_:_:)`` makes it a line to print.
  public func end(_ ending: GameEnding) throws(StoreError) {
    guard !isOver else { return }
    guard file != nil else { throw .noFolder }
    try file?.finish(.ending(ending))
    isOver = true
    file?.close()
  }

  /// The result of the game.
  ///
  /// - Parameter ending: What came of the game.
  /// - Returns: What is kept of the game, whether or not the journal is.
  public func result(_ ending: GameEnding) -> GameResult {
    header.result(moves: moves.text, ending)
  }

  /// Closes the journal and keeps the game for later; without a single move nothing is kept.
  ///
  /// - Parameter time: The moment of play, from which the clock will go on: whoever leaves does not
  ///   get back the time since the last move.
  public func leave(at time: PlayTime? = nil) {
    if moves.text.isEmpty {
      file?.remove()
    } else if let time, !isOver {
      // If that cannot be written, the clock goes on from the last move.
      try? file?.append(.left(time))
    }
    isOver = true
    file?.close()
  }
}
