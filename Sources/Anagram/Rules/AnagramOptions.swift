/// What is chosen before the deal: the level, and whether there is a limit of time.
public struct AnagramOptions: Equatable, Sendable {
  /// The level that is played.
  public let level: AnagramLevel
  /// Whether there is all the time there is; results are then marked.
  public let isRelaxed: Bool

  /// Chooses a level.
  ///
  /// - Parameters:
  ///   - level: The level to play.
  ///   - isRelaxed: Whether the level's limit of time is left out.
  public init(level: AnagramLevel, isRelaxed: Bool = false) {
    self.level = level
    self.isRelaxed = isRelaxed
  }
}
