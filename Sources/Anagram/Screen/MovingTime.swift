import Terminal

/// A time in which something moves, with the frames that it takes to see it.
struct MovingTime: Equatable, Sendable {
  private let start: FrameTime
  private let end: FrameTime
  private let step: Int64

  /// Lets something move from a moment to another, drawn every so many milliseconds.
  init(from start: FrameTime, to end: FrameTime, every step: Int64) {
    (self.start, self.end, self.step) = (start, end, step)
  }

  /// The next moment to draw it at: its start, then even steps that all moving things share, and its
  /// end; `nil` once it is over.
  func nextFrame(after now: FrameTime) -> FrameTime? {
    guard now < end else { return nil }
    guard now >= start else { return start }
    return min(end, FrameTime(milliseconds: (now.milliseconds / step + 1) * step))
  }
}
