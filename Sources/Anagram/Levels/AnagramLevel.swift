public import ArcadeCore

/// A level of anagrams as its file describes it; a level is only ever one that can be played.
public struct AnagramLevel: Equatable, Sendable {
  /// The name and the content of the level's file.
  public let identity: LevelIdentity
  /// The level's name for people.
  public let title: String
  /// The level's place among the others, lowest first.
  public let order: Int
  /// The points of a tile in its right place.
  public let pointsPerTile: Int
  /// The seconds to solve one anagram.
  public let timeToSolve: Int
  /// The anagrams in the order of the file.
  public let entries: [AnagramEntry]

  /// The name, by which commands and results know the level.
  public var name: String { identity.name }

  /// What a hint or a wrong letter costs: half a tile, rounded down.
  public var half: Int { pointsPerTile / 2 }

  /// Puts a level together of parts that are each as the rules want them.
  init(
    identity: LevelIdentity, title: String, order: Int, pointsPerTile: Int, timeToSolve: Int,
    entries: [AnagramEntry]
  ) {
    self.identity = identity
    self.title = title
    self.order = order
    self.pointsPerTile = pointsPerTile
    self.timeToSolve = timeToSolve
    self.entries = entries
  }
}
