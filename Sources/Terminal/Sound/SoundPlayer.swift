/// What plays sounds, as closures; neither waits for anything.
public struct SoundPlayer: Sendable {
  /// Starts a sound, or drops it if that cannot be done at once.
  public var play: @Sendable (Sound) -> Void
  /// Takes leave of the programs that have played theirs.
  public var reap: @Sendable () -> Void

  /// Makes a player of its closures.
  public init(
    play: @escaping @Sendable (Sound) -> Void, reap: @escaping @Sendable () -> Void = {}
  ) {
    (self.play, self.reap) = (play, reap)
  }

  /// Plays nothing.
  public static let silent = SoundPlayer { _ in }
}
