import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TerminalPort {
  /// The terminal of two descriptors.
  ///
  /// Nothing is touched before it is opened.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read keys from; its modes are kept and restored.
  ///   - output: The descriptor to draw on.
  ///   - clock: The clock that deadlines are moments of.
  /// - Returns: A port that is not open yet.
  public static func live(
    input: Int32 = 0, output: Int32 = 1, clock: SystemClock = .live
  ) -> TerminalPort {
    let terminal = LiveTerminal(input: input, output: output, clock: clock)
    return TerminalPort(
      size: { terminal.size },
      now: clock.now,
      write: { terminal.write($0) },
      wait: { terminal.wait(until: $0) },
      open: { farewell throws(TerminalError) in try terminal.open(farewell) },
      stop: { terminal.stop($0) },
      reclaim: { terminal.reclaim() },
      close: { terminal.close() })
  }
}

/// A real terminal: its modes, its signals, and the one place where the program waits.
final class LiveTerminal: Sendable {
  /// What is kept while the terminal is open.
  struct Session {
    var modes: RawMode
    var signals: SignalPipe
    let farewell: Farewell
    /// Signals that came while something else was done.
    var pending: [Int32] = []
    /// A signal that ends the program has come.
    var isEnding = false
    /// The terminal has refused a write.
    var isGone = false
  }

  let input: Int32
  let output: Int32
  let clock: SystemClock
  // One thread alone comes here; the lock only proves it to the compiler.
  let session = Mutex<Session?>(nil)

  init(input: Int32, output: Int32, clock: SystemClock) {
    (self.input, self.output, self.clock) = (input, output, clock)
  }

  /// The extent that the system reports; zero where it knows none.
  var size: Size {
    var extent = winsize()
    _ = unsafe ioctl(output, UInt(TIOCGWINSZ), &extent)
    return Size(width: Int(extent.ws_col), height: Int(extent.ws_row))
  }

  func open(_ farewell: Farewell) throws(TerminalError) {
    guard isatty(output) == 1 else { throw .notATerminal }
    // Started with `&`: the modes are another program's until this one is in the foreground.
    if !isInForeground { kill(0, SIGTTIN) }
    let modes = try RawMode(of: input)
    let signals = try SignalPipe()
    session.withLock { $0 = Session(modes: modes, signals: signals, farewell: farewell) }
    CrashGuard.arm(farewell, input: input, modes: modes.found, output: output)
    guard modes.enter() else {
      let number = errno
      close()
      throw .refused(number)
    }
  }

  func stop(_ scope: StopScope) -> Bool {
    // Whoever started a program with SIGTSTP ignored cannot set it going again.
    guard !SignalAction.isIgnored(SIGTSTP) else { return true }
    session.withLock { $0?.modes.restore() }
    CrashGuard.disarm()
    SignalAction.setDefault(SIGTSTP)
    switch scope {
    case .job: kill(0, SIGTSTP)
    case .program: raise(SIGTSTP)
    }
    session.withLock { $0?.signals.catchAgain(SIGTSTP) }
    guard awaitForeground() else { return false }
    // The modes may have been changed at the prompt; those are then the ones to restore.
    session.withLock { session in
      if let modes = try? RawMode(of: input) { session?.modes = modes }
    }
    takeBack()
    return true
  }

  func reclaim() -> Bool {
    guard awaitForeground() else { return false }
    takeBack()
    return true
  }

  func close() {
    // In the background the modes are those of the shell, unless it has left ours.
    let isMine = isInForeground
    session.withLock { session in
      if let modes = session?.modes, isMine || modes.areRaw { modes.restore() }
      session?.signals.close()
      session = nil
    }
    CrashGuard.disarm()
  }

  private func takeBack() {
    session.withLock { session in
      guard let session else { return }
      CrashGuard.arm(
        session.farewell, input: input, modes: session.modes.found, output: output)
      session.modes.enter()
    }
  }

  /// Stays stopped until the program is in the foreground of its terminal, as after `bg`.
  ///
  /// - Returns: `false` if it has to end before that.
  private func awaitForeground() -> Bool {
    while true {
      let (isEnding, goesOn) = session.withLock { $0?.takeContinuations() } ?? (false, false)
      if isInForeground { return true }
      // Where no stop can happen (an orphan's group), reading will tell that the terminal is gone.
      guard !isEnding, goesOn else { return !isEnding }
      kill(0, SIGTTIN)
    }
  }

  private var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group <= 0 || group == getpgrp()
  }
}

extension LiveTerminal.Session {
  /// Takes out what a stop leaves behind.
  ///
  /// - Returns: Whether the program has to end, and whether it was set going since the last time.
  mutating func takeContinuations() -> (isEnding: Bool, goesOn: Bool) {
    takeSignals()
    let goesOn = pending.contains(SIGCONT)
    pending.removeAll { [SIGCONT, SIGTSTP].contains($0) }
    return (isEnding, goesOn)
  }

  /// Moves the signals that have come from the pipe to ``pending``.
  mutating func takeSignals() {
    let signals = self.signals.drain()
    pending += signals
    isEnding = isEnding || signals.contains { [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains($0) }
  }
}
