/// The sounds of a scene that are still to be heard, with their moments.
public struct SoundQueue: Equatable, Sendable {
  private var sounds: [(sound: Sound, time: FrameTime)] = []

  /// Makes a silent queue.
  public init() {}

  /// Lets a sound be heard at a moment.
  public mutating func add(_ sound: Sound, at time: FrameTime) {
    sounds.append((sound, time))
  }

  /// The moment of the next sound after `now`, if any.
  public func next(after now: FrameTime) -> FrameTime? {
    sounds.lazy.map { $0.time }.filter { $0 > now }.min()
  }

  /// Takes out the sounds that are due, in the order in which they were added.
  public mutating func takeDue(at now: FrameTime) -> [Sound] {
    guard !sounds.isEmpty else { return [] }
    let due = sounds.filter { $0.time <= now }
    sounds.removeAll { $0.time <= now }
    return due.map(\.sound)
  }

  /// Lets what would still be heard be heard at once.
  ///
  /// - Parameters:
  ///   - now: The moment.
  ///   - isKept: Whether a sound still makes sense then; the others are dropped.
  public mutating func hurry(to now: FrameTime, _ isKept: (Sound) -> Bool = { _ in true }) {
    sounds = sounds.filter { isKept($0.sound) }.map { ($0.sound, min($0.time, now)) }
  }

  /// Drops what was not heard yet.
  public mutating func removeAll() {
    sounds = []
  }

  /// Tells whether two queues hold the same sounds at the same moments.
  public static func == (one: SoundQueue, other: SoundQueue) -> Bool {
    one.sounds.elementsEqual(other.sounds) { $0 == $1 }
  }
}
