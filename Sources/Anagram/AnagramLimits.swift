/// What a level file may hold.
public enum AnagramLimits {
  /// The points of a tile in its right place.
  public static let pointsPerTile = 1...10_000
  /// The seconds to solve one anagram.
  public static let timeToSolve = 1...36_000
  /// The anagrams of a level.
  public static let anagrams = 1...500
  /// The letters of a phrase.
  public static let letters = 2...28
  /// The letters of the longest word: more do not fit in a row of tiles.
  public static let longestWord = 13
}
