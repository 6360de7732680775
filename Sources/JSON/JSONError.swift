/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  /// The line, from 1; LF, CR and CR LF end one.
  public let line: Int
  /// The column, from 1, in characters: one for each Unicode scalar, tabs too.
  public let column: Int
  /// What is wrong, in words for people.
  public let reason: String

  /// Puts a place and a reason together.
  public init(line: Int, column: Int, reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// The place and the reason: `line 3, column 7: a comma stands before "]": take it away`.
  public var description: String { "line \(line), column \(column): \(reason)" }
}
