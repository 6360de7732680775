import ArcadeCore

/// Damage that was met while the results were read; it is kept as it is.
public struct BoardDamage: Equatable, Sendable {
  /// The line of the file that it begins in, from 1.
  public let line: Int
  /// What is wrong.
  public let reason: String
}

extension BoardDamage: CustomStringConvertible {
  /// The line and what is wrong, as a clause.
  public var description: String { "line \(line): \(PrintableText.escaped(reason))" }
}
