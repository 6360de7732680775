/// How far a search for anagrams of a phrase goes, so that it always ends.
public struct SearchLimits: Equatable, Sendable {
  /// What each limit may be.
  public enum Range {
    /// The most words of a phrase that is found.
    public static let words = 1...6
    /// The fewest letters of each of its words.
    public static let shortestWord = 1...AnagramLimits.letters.upperBound
    /// The phrases that are found.
    public static let phrases = 1...10_000
  }

  /// The most words of a phrase that is found.
  public var words = 3
  /// The fewest letters of each of its words.
  public var shortestWord = 3
  /// The most letters of each of its words.
  public var longestWord = AnagramLimits.letters.upperBound
  /// The most phrases that are found.
  public var phrases = 100

  /// How many words are tried before the search is given up: about a second's work.
  var patience = 100_000_000

  /// Sets the limits that hold where nobody asks for others.
  public init() {}
}
