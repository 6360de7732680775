/// A moment of the world, in whole milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Equatable, Hashable, Sendable {
  /// The milliseconds since the beginning of 1970, UTC.
  public let milliseconds: Int64

  /// Makes the moment of so many milliseconds.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }
}
