/// A moment of drawing, in whole milliseconds of a clock that only goes forward.
///
/// It goes on in pauses; play is measured apart from it.
public struct FrameTime: Equatable, Hashable, Sendable {
  /// The milliseconds since some fixed moment.
  public let milliseconds: Int64

  /// Makes the moment of so many milliseconds.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// The moment so many milliseconds later.
  public func adding(milliseconds: Int64) -> FrameTime {
    FrameTime(milliseconds: self.milliseconds + milliseconds)
  }
}

extension FrameTime: Comparable {
  /// Tells whether one moment comes before another.
  public static func < (earlier: FrameTime, later: FrameTime) -> Bool {
    earlier.milliseconds < later.milliseconds
  }
}
