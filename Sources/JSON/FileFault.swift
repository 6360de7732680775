/// What is wrong in a file that people may edit, and where.
public struct FileFault: Error, Equatable, CustomStringConvertible {
  /// The file, as it was named.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in characters as ``JSONError/column`` counts them.
  public let column: Int
  /// What is wrong and what to do, in words for people.
  public let reason: String

  /// Puts a place and a reason together.
  public init(path: String, line: Int, column: Int, reason: String) {
    self.path = path
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// Tells which file is not JSON.
  public init(path: String, _ error: JSONError) {
    self.init(path: path, line: error.line, column: error.column, reason: error.reason)
  }

  /// Tells what is wrong with a value of a file.
  public init(path: String, at node: JSONNode, reason: String) {
    self.init(path: path, line: node.line, column: node.column, reason: reason)
  }

  /// Tells what is wrong with a key of a file, such as one that is unknown.
  public init(path: String, at member: JSONMember, reason: String) {
    self.init(path: path, line: member.keyLine, column: member.keyColumn, reason: reason)
  }

  /// The fault in the manner of compilers: `PATH:LINE:COLUMN: REASON`.
  public var description: String { "\(path):\(line):\(column): \(reason)" }
}
