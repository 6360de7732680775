public import Scores
public import Terminal

/// Everything outside the program, as closures; nothing is asked for before it is needed.
public struct World: Sendable {
  /// Arguments, environment, which streams are terminals, chance.
  public var process: HostProcess
  /// Standard input, output and error.
  public var streams: StandardStreams
  /// The terminal.
  public var terminal: TerminalPort
  /// The clocks.
  public var clock: SystemClock
  /// The files.
  public var files: Files
  /// The store, opened; nothing is read or made yet.
  public var store: @Sendable () -> Store
  /// What plays sounds on the terminal.
  public var sound: @Sendable () -> SoundPlayer

  /// Puts a world together.
  public init(
    process: HostProcess, streams: StandardStreams, terminal: TerminalPort, clock: SystemClock,
    files: Files, store: @escaping @Sendable () -> Store,
    sound: @escaping @Sendable () -> SoundPlayer
  ) {
    (self.process, self.streams, self.terminal) = (process, streams, terminal)
    (self.clock, self.files, self.store, self.sound) = (clock, files, store, sound)
  }
}
