import ArcadeCore

/// What the file of a journal says.
struct JournalContent: Equatable {
  /// What is wrong with a journal.
  enum Fault: Equatable {
    /// A line, from 1, is none, and it is not the last one.
    case damaged(line: Int)
    /// It was written by a later arcade.
    case newer
  }

  /// What was known at the first move; `nil` if not even that was written whole.
  private(set) var header: GameHeader?
  private(set) var moves: [KeptMove] = []
  /// The moment of play up to which it was played: of the last move, or of leaving after it.
  private(set) var playTime = PlayTime.zero
  /// What came of the game; `nil` while it is not over.
  private(set) var ending: GameEnding?
  private(set) var fault: Fault?
  /// The bytes of the lines, from the first, that are whole and readable.
  private(set) var length = 0

  /// Reads a journal up to its end line or to the first line that is none.
  ///
  /// The last line is dropped without a word if it has no end or cannot be read: the process, or the
  /// machine, ended while it was written.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var number = 1
    while ending == nil, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let after = rest[(end + 1)...]
      guard take(JournalLine(rest[..<end])) else {
        // After a power cut the end of a file may hold zeros; anything else was not cut off here.
        if fault == nil, after.contains(where: { $0 != 0 }) { fault = .damaged(line: number) }
        return
      }
      length = end + 1
      rest = after
      number += 1
    }
  }

  private mutating func take(_ line: JournalLine?) -> Bool {
    switch line {
    case .header(let header) where self.header == nil: self.header = header
    case .move(let move) where header != nil && move.time >= playTime:
      moves.append(move)
      playTime = move.time
    case .left(let time) where header != nil && time >= playTime: playTime = time
    case .ending(let ending) where header != nil: self.ending = ending
    case .newer:
      fault = .newer
      return false
    case .header, .move, .left, .ending, nil: return false
    }
    return true
  }
}

extension JournalContent {
  /// The result of a game that is over.
  var result: GameResult? {
    guard let header, let ending else { return nil }
    return header.result(moves: MovesText(moves).text, ending)
  }
}
