import ArcadeCore
import Scores
import Terminal

/// The lines before a game, where games of its kind were left behind: numbered choices.
struct LeftGamesTalk<Rules: ArcadeGame> {
  private var left: LeftGames<Rules>

  init(_ left: LeftGames<Rules>) {
    self.left = left
  }

  /// Asks what to do with the games, the newest first.
  ///
  /// - Returns: The game to play on, or `nil` to deal a new one.
  mutating func hold(
    _ session: Session, _ reader: inout LineReader
  ) throws(OutputFault) -> GameInPlay<Rules>? {
    while let game = left.games.first {
      try session.print([
        "A game was left behind: \(left.line(of: game)).",
        "1 go on, 2 finish it as it stands, 3 throw it away, 4 deal a new game.",
      ])
      try session.prompt()
      guard let line = reader.next() else { return nil }
      let choice = line.filter { !$0.isWhitespace }
      if choice == "4" { return nil }
      guard ["1", "2", "3"].contains(choice) else {
        try session.print(["Type a number from 1 to 4."])
        continue
      }
      if choice == "3", try !isSure(session, &reader) { continue }
      do throws(LeftFault) {
        if let resumed = try act(choice, on: game) { return resumed }
      } catch {
        try session.print([error.description])
        left.lookAgain()
      }
    }
    return nil
  }

  private mutating func act(
    _ choice: String, on game: LeftBehind<Rules>
  ) throws(LeftFault) -> GameInPlay<Rules>? {
    switch choice {
    case "1": return try left.resume(game)
    case "2": try left.finish(game)
    case _: try left.discard(game)
    }
    return nil
  }

  private func isSure(
    _ session: Session, _ reader: inout LineReader
  ) throws(OutputFault) -> Bool {
    try session.print(["Throw it away for good? Type yes or no."])
    try session.prompt()
    return reader.next()?.lowercased() == "yes"
  }
}
