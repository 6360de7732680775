/// What a level file is, for a list of levels.
public struct LevelSummary: Equatable, Sendable {
  /// The level's name, by which commands and results know it.
  public let name: String
  /// The level's name for people.
  public let title: String
  /// What is particular about it, in a few words.
  public let detail: String

  /// Puts a summary together.
  public init(name: String, title: String, detail: String) {
    self.name = name
    self.title = title
    self.detail = detail
  }
}
