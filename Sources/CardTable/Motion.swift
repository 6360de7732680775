public import Terminal

/// What moves on a table: the pictures that its places show one after the other.
///
/// A place that is at rest shows the game as it is; so drawing can always be cut short, and what is
/// drawn is never a state of the game.
public struct Motion<Picture: Equatable & Sendable>: Equatable, Sendable {
  /// A picture and for how long it is shown.
  public struct Step: Equatable, Sendable {
    /// What is shown.
    public let picture: Picture
    /// For how many milliseconds.
    public let duration: Int64

    /// Shows a picture for some milliseconds.
    public init(_ picture: Picture, milliseconds duration: Int64) {
      self.picture = picture
      self.duration = duration
    }
  }

  private struct Track: Equatable, Sendable {
    let place: Int
    let start: FrameTime
    let steps: [Step]

    /// The ends of the steps.
    var moments: [FrameTime] {
      var end = start
      return steps.map { step in
        end = end.adding(milliseconds: step.duration)
        return end
      }
    }
  }

  private var tracks: [Track] = []

  /// Makes a table at rest.
  public init() {}

  /// Whether everything was settled or forgotten; a table is so nearly always.
  public var isAtRest: Bool { tracks.isEmpty }

  /// Shows pictures in a place from a moment on, instead of what still moves there.
  public mutating func show(_ steps: [Step], in place: Int, from start: FrameTime) {
    forgetPast(at: start)
    settle(place)
    tracks.append(Track(place: place, start: start, steps: steps))
  }

  /// The picture that a place shows, or `nil` if it is at rest.
  public func picture(in place: Int, at now: FrameTime) -> Picture? {
    guard !isAtRest, let track = tracks.first(where: { $0.place == place }) else {
      return nil
    }
    return zip(track.steps, track.moments).first { now < $0.1 }?.0.picture
  }

  /// The moment of the next change after `now`, or `nil` while everything is at rest.
  public func nextFrame(after now: FrameTime) -> FrameTime? {
    guard !isAtRest else { return nil }
    return tracks.flatMap { $0.moments }.filter { $0 > now }.min()
  }

  /// Forgets what has come to its end, which changes nothing that is shown.
  public mutating func forgetPast(at now: FrameTime) {
    guard !isAtRest else { return }
    tracks.removeAll { track in track.moments.allSatisfy { $0 <= now } }
  }

  /// Lets a place be at rest.
  public mutating func settle(_ place: Int) {
    tracks.removeAll { $0.place == place }
  }

  /// Lets everything be at rest.
  public mutating func settle() {
    tracks = []
  }
}
