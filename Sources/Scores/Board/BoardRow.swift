/// One row of the board.
struct BoardRow: Sendable {
  /// Whether a game is over.
  enum State: Sendable {
    /// It is over: a result.
    case over
    /// It is being played: no result yet.
    case playing
  }

  let figures: Figures
  let kind: String
  let mode: String
  let marks: [String]
  /// Whether the end lies before the start: a clock was set back.
  let endsBeforeStart: Bool
  let state: State
  /// The value as it is kept; empty where only a table is asked for.
  let value: [UInt8]
}
