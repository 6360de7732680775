/// A part of a results file that belongs to no whole entry; it cannot outlive the visit.
public struct ScannedDamage: ~Copyable {
  /// What is wrong.
  public enum Cause: Equatable, Sendable {
    /// There is nothing in the file, not even an empty object.
    case empty
    /// The file does not begin with a brace.
    case noBeginning
    /// An entry is broken or cut off.
    case brokenEntry
    /// An entry has a key that is no result's.
    case foreignKey
    /// Something stands between two entries that does not belong there.
    case betweenEntries
    /// A comma is missing between two entries, or one stands after the last.
    case comma
    /// The closing brace is missing: the end of the file is cut off.
    case noEnd
    /// Something stands after the closing brace.
    case afterEnd
  }

  /// What is wrong.
  public let cause: Cause
  /// The line that it begins in, from 1.
  public let line: Int
  /// Whether it goes on where the damage before it ended, being too long for one visit.
  public let isContinued: Bool
  let text: ScanText

  /// The bytes, exactly as they stand in the file; none where something is missing.
  public var bytes: [UInt8] { text.array(0..<text.count) }
}

extension ScannedDamage.Cause: CustomStringConvertible {
  /// What is wrong, as a clause that follows the line's number.
  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .noBeginning: "the opening brace is missing"
    case .brokenEntry: "an entry is broken"
    case .foreignKey: "an entry has a key that is no result's"
    case .betweenEntries: "something stands between two entries"
    case .comma: "a comma is missing or one too many"
    case .noEnd: "the end is cut off"
    case .afterEnd: "something stands after the end"
    }
  }
}
