/// What a level file is, for a list of levels.
public struct LevelSummary: Equatable, Sendable {
  /// The level's name, by which commands and results know it.
  public let name: String
  /// The level's name for people.
  public let title: String
  /// What is particular about it, in a few words.
  public let detail: String
  /// The level's place among those of its game; 0 where these have no order.
  public let order: Int

  /// Puts a summary together.
  public init(name: String, title: String, detail: String, order: Int = 0) {
    self.name = name
    self.title = title
    self.detail = detail
    self.order = order
  }

  /// Tells whether a level is listed before another: by its order, then by its name.
  public static func isBefore(_ one: LevelSummary, _ other: LevelSummary) -> Bool {
    (one.order, one.name) < (other.order, other.name)
  }
}
