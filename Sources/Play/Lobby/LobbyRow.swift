import ArcadeCore

/// What the lobby knows of one kind of game; figures may follow.
struct LobbyRow: Equatable, Sendable {
  /// The name for people.
  let title: String
  /// What the game is, in a few words; shown until it was played.
  let summary: String
  /// What has come of it, once that was read.
  var figures: Figures?
  /// The newest game left behind, if any, as a few words.
  var left: String?

  /// What has come of a kind of game.
  struct Figures: Equatable, Sendable {
    /// How many results there are.
    let count: Int
    /// The best score as text; `nil` where none counts.
    let best: String?
    /// The last scores, the oldest first.
    let recent: [Int]
    /// How many days running it was played, today or yesterday included.
    let streak: Int
  }
}

extension LobbyRow.Figures {
  /// The last scores as a line of eight heights; all alike stand in the middle.
  var sparkline: String {
    guard let low = recent.min(), let high = recent.max() else { return "" }
    let heights = Array("▁▂▃▄▅▆▇█")
    return String(
      recent.map { score in
        high == low ? heights[3] : heights[(score - low) * 7 / (high - low)]
      })
  }
}
