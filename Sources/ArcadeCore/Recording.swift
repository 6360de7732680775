/// A move and the moment of play at which it was made.
public struct TimedMove<Move: GameMove>: Equatable, Sendable {
  /// What the player did.
  public let move: Move
  /// When, in milliseconds of play since the deal.
  public let time: PlayTime

  /// Puts a move and its moment together.
  public init(_ move: Move, at time: PlayTime) {
    self.move = move
    self.time = time
  }
}

/// A game as it is kept: its options, its seed and its moves.
public struct Recording<Rules: Game>: Equatable, Sendable {
  /// What was chosen before the deal.
  public let options: Rules.Options
  /// The number that all of the game's chance comes from.
  public let seed: Seed
  /// The moves, in the order of play.
  public private(set) var moves: [TimedMove<Rules.Move>]

  /// Makes a recording, of a game just dealt unless moves are given.
  ///
  /// - Parameters:
  ///   - options: What was chosen before the deal.
  ///   - seed: The number that all of the game's chance comes from.
  ///   - moves: The moves so far, taken as ``append(_:at:)`` takes them.
  public init(options: Rules.Options, seed: Seed, moves: [TimedMove<Rules.Move>] = []) {
    self.options = options
    self.seed = seed
    self.moves = []
    for timed in moves { append(timed.move, at: timed.time) }
  }

  /// Reads the text of a game's moves, exactly as ``text`` writes it.
  ///
  /// - Throws: ``RecordingFault/unreadable(move:)`` with the first move that is none.
  public init(options: Rules.Options, seed: Seed, text: String) throws(RecordingFault) {
    self.init(options: options, seed: seed)
    guard !text.isEmpty else { return }
    var time: UInt64 = 0
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let move = Rules.Move(text: halves[0]),
        let wait = halves.count == 1 ? 0 : WholeNumber.parse(halves[1]),
        time + wait <= WholeNumber.largest, Self.text(of: move, after: wait) == part
      else { throw .unreadable(move: index + 1) }
      time += wait
      moves.append(TimedMove(move, at: PlayTime(milliseconds: Int64(time))))
    }
  }

  /// Adds the next move; play does not go back, so a moment before the last move's becomes that.
  public mutating func append(_ move: Rules.Move, at time: PlayTime) {
    moves.append(TimedMove(move, at: max(time, moves.last?.time ?? .zero)))
  }

  /// The moves as text: short and exact.
  ///
  /// Moves stand in the order of play with a space between; each is its own text, then a colon and
  /// the milliseconds of play since the move before it (or the deal), left out where there are none:
  /// `2:1830 2:2044 c`. Equal moves have equal texts, and no other text is read.
  public var text: String {
    var previous: Int64 = 0
    var parts: [String] = []
    for timed in moves {
      parts.append(Self.text(of: timed.move, after: timed.time.milliseconds - previous))
      previous = timed.time.milliseconds
    }
    return parts.joined(separator: " ")
  }

  /// Plays the moves again.
  ///
  /// - Parameter onMove: Is given each move's number, from 0, with the events that followed.
  /// - Returns: The game after the last move.
  /// - Throws: ``RecordingFault/refused(move:reason:)`` with the first move that the rules refuse.
  /// - Complexity: O(moves).
  public func replay(
    onMove: (Int, [Rules.Event]) -> Void = { _, _ in }
  ) throws(RecordingFault) -> Rules {
    var game = Rules(options: options, seed: seed)
    for (index, timed) in moves.enumerated() {
      do throws(Rules.Refusal) {
        let events = try game.play(timed.move, at: timed.time)
        onMove(index, events)
      } catch {
        throw .refused(move: index + 1, reason: error.description)
      }
    }
    return game
  }

  private static func text(of move: Rules.Move, after wait: some BinaryInteger) -> String {
    wait == 0 ? move.text : "\(move.text):\(wait)"
  }
}

/// What is wrong with the moves of a kept game.
public enum RecordingFault: Error, Equatable {
  /// The text of a move, counted from 1, is none of its game's.
  case unreadable(move: Int)
  /// The rules refuse a move, counted from 1.
  case refused(move: Int, reason: String)
}

extension RecordingFault: CustomStringConvertible {
  /// One sentence: which move is wrong, and why.
  public var description: String {
    switch self {
    case .unreadable(let move): "Move \(move) cannot be read: the text of the moves was changed."
    case .refused(let move, let reason): "Move \(move) is not allowed: \(reason)"
    }
  }
}
