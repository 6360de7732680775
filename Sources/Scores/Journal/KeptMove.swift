public import ArcadeCore

/// A move as a journal keeps it.
public struct KeptMove: Equatable, Sendable {
  /// The text of the move.
  public let text: String
  /// When it was made.
  public let time: PlayTime
  /// The points after it.
  public let score: Int

  /// Puts a move, its moment and what it led to together.
  public init(text: String, time: PlayTime, score: Int) {
    self.text = text
    self.time = time
    self.score = score
  }
}
