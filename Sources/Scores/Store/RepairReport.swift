/// What came of a repair.
public struct RepairReport: Equatable, Sendable {
  /// A part of a file that is no whole entry.
  public struct Damage: Equatable, Sendable {
    /// The line that it begins in, from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
  }

  /// What was wrong with the file of results.
  public internal(set) var damage: [Damage] = []
  /// How many whole entries were kept.
  public internal(set) var kept = 0
  /// The copies of damaged files, byte for byte.
  public internal(set) var copies: [String] = []
  /// What came of the games that waited meanwhile.
  public internal(set) var takeIn = TakeIn()
}
