import ArcadeCore

/// A file whose results are to be imported.
public struct ImportSource: Equatable, Sendable {
  /// The name that messages call it by.
  public let name: String
  /// The content.
  public let bytes: [UInt8]

  /// Names the content of a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What came of an import.
public struct ImportReport: Equatable, Sendable {
  /// A part of a file that is no result.
  public struct Damage: Equatable, Sendable {
    /// The name of the file.
    public let source: String
    /// The line that it begins in, from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String
  }

  /// The results that were added, by key.
  public internal(set) var added: [ResultKey] = []
  /// How many results were there already.
  public internal(set) var known = 0
  /// How many of the added ones have another key than in their file, where another result has it.
  public internal(set) var renamed = 0
  /// What could not be read.
  public internal(set) var damage: [Damage] = []
}

extension ImportReport.Damage: CustomStringConvertible {
  /// The place and what is wrong there: `scores.json:3: an entry is broken`.
  public var description: String { "\(PrintableText.escaped(source)):\(line): \(reason)" }
}
