import ArcadeCore

/// The moves of a game as one text, put together move by move: `2:1830 2:2044 c`.
///
/// It is the text that ArcadeCore's `Recording` writes and reads: each move's own text, then a colon
/// and the milliseconds of play since the move before it (or the deal), left out where there are
/// none, with a space between moves.
struct MovesText: Equatable {
  private(set) var text = ""
  private var previous = PlayTime.zero

  init() {}

  init(_ moves: [KeptMove]) {
    for move in moves { append(move.text, at: move.time) }
  }

  mutating func append(_ move: String, at time: PlayTime) {
    if !text.isEmpty { text += " " }
    text += move
    if time != previous { text += ":\(time.milliseconds - previous.milliseconds)" }
    previous = time
  }
}
