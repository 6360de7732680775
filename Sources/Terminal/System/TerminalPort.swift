/// The system's side of a terminal, as closures.
///
/// ``live(input:output:clock:)`` is the real one; tests hand in a script.
public struct TerminalPort: Sendable {
  /// The extent that the system reports; zero where it knows none.
  public var size: @Sendable () -> Size
  /// The time of a clock that only goes forward.
  public var now: @Sendable () -> FrameTime
  /// Writes all the bytes, and tells whether they could be written.
  public var write: @Sendable ([UInt8]) -> Bool
  /// Waits for what comes first, at most until a moment, for ever without one.
  public var wait: @Sendable (FrameTime?) -> TerminalEvent
  /// Keeps the terminal's modes, sets raw ones, catches signals and crashes.
  ///
  /// After a crash the farewell is written and the kept modes are restored.
  public var open: @Sendable (Farewell) throws(TerminalError) -> Void
  /// Stops the program as the terminal's own Ctrl-Z would, with the kept modes restored, and comes
  /// back, in raw modes, when it goes on in the foreground.
  ///
  /// It tells whether the terminal is the program's again; it is not if a signal ends a stopped one.
  public var stop: @Sendable (StopScope) -> Bool
  /// Sets the raw modes again after something else stopped the program, and tells what ``stop`` does.
  public var reclaim: @Sendable () -> Bool
  /// Restores the kept modes and lets signals and crashes do what they did before.
  public var close: @Sendable () -> Void

  /// Makes a port of its closures.
  public init(
    size: @escaping @Sendable () -> Size,
    now: @escaping @Sendable () -> FrameTime,
    write: @escaping @Sendable ([UInt8]) -> Bool,
    wait: @escaping @Sendable (FrameTime?) -> TerminalEvent,
    open: @escaping @Sendable (Farewell) throws(TerminalError) -> Void,
    stop: @escaping @Sendable (StopScope) -> Bool,
    reclaim: @escaping @Sendable () -> Bool,
    close: @escaping @Sendable () -> Void
  ) {
    (self.size, self.now, self.write, self.wait) = (size, now, write, wait)
    (self.open, self.stop, self.reclaim, self.close) = (open, stop, reclaim, close)
  }
}

/// What comes from the system's side of a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// Bytes were typed, or answered by the terminal.
  case bytes([UInt8])
  /// The terminal has another size (SIGWINCH).
  case resized
  /// The program was stopped by something else and goes on (SIGCONT).
  case continued
  /// Something asks the program to stop (SIGTSTP).
  case stopRequested
  /// A child has ended (SIGCHLD).
  case childEnded
  /// A signal that ends the program: SIGINT, SIGTERM, SIGHUP or SIGQUIT.
  case signal(Int32)
  /// The input has ended, or the terminal is gone.
  case hangUp
  /// The moment that was waited for has come.
  case timeOut
}

/// Who is stopped.
public enum StopScope: Equatable, Sendable {
  /// The whole job, as Ctrl-Z does: a program that has started this one stops with it.
  case job
  /// This program alone, as a signal sent to it does.
  case program
}

/// What is written when the program crashes.
public struct Farewell: Equatable, Sendable {
  /// The bytes that give the terminal's screen back.
  public let screen: [UInt8]
  /// The program's name, before the line that says what happened.
  public let program: String
  /// What becomes of the game, at the end of that line.
  public let note: String

  /// Makes a farewell.
  public init(screen: [UInt8], program: String, note: String) {
    (self.screen, self.program, self.note) = (screen, program, note)
  }
}
