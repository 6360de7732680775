import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension LiveTerminal {
  private static let inputSize = 4096
  /// The milliseconds that a terminal which stands still may hold up a program that has to end.
  private static let patience: Int32 = 100

  /// Waits for what comes first, at most until a moment, for ever without one.
  func wait(until deadline: FrameTime?) -> TerminalEvent {
    while true {
      if let event = nextSignal() { return event }
      guard let (isGone, pipe) = session.withLock({ $0.map { ($0.isGone, $0.signals.readEnd) } }),
        !isGone
      else { return .hangUp }

      var ready = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
      ]
      let count = unsafe poll(&ready, 2, milliseconds(until: deadline))
      if count == 0 { return .timeOut }
      if count < 0 {
        guard errno == EINTR || errno == EAGAIN else { return .hangUp }
        continue
      }
      // A signal goes before the input: after a hang-up both are there, and the signal says why.
      if ready[1].revents != 0 {
        session.withLock { $0?.takeSignals() }
      } else if let event = readInput() {
        return event
      }
    }
  }

  /// Writes all the bytes, and tells whether they could be written.
  ///
  /// A terminal that takes nothing holds the program up, but not once it has to end.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    var isBusy = false
    while !rest.isEmpty {
      guard isWritable(waiting: isBusy) else { return false }
      switch Descriptor(number: output).writeSome(rest) {
      case .done(let count): rest = rest.dropFirst(count)
      case .failed(EINTR): continue
      case .failed(EAGAIN): isBusy = true
      case .failed:
        session.withLock { $0?.isGone = true }
        return false
      }
    }
    return true
  }

  /// Tells whether writing makes sense; waits for a terminal that has just refused bytes.
  private func isWritable(waiting isBusy: Bool) -> Bool {
    while true {
      let (isEnding, pipe) = session.withLock { session in
        session?.takeSignals()
        return (session?.isEnding ?? false, session?.signals.readEnd ?? -1)
      }
      guard isBusy || isEnding else { return true }

      var ready = [
        pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isEnding ? -1 : pipe, events: Int16(POLLIN), revents: 0),
      ]
      let count = unsafe poll(&ready, 2, isEnding ? Self.patience : -1)
      if ready[0].revents != 0 { return true }
      if count == 0 { return false }
    }
  }

  private func nextSignal() -> TerminalEvent? {
    session.withLock { session in
      guard let signal = session?.pending.first else { return nil }
      session?.pending.removeAll { $0 == signal }
      return switch signal {
      case SIGWINCH: .resized
      case SIGCONT: .continued
      case SIGTSTP: .stopRequested
      case SIGCHLD: .childEnded
      default: .signal(signal)
      }
    }
  }

  private func readInput() -> TerminalEvent? {
    switch Descriptor(number: input).readSome(atMost: Self.inputSize) {
    case .done(let bytes): bytes.isEmpty ? .hangUp : .bytes(bytes)
    case .failed(EINTR), .failed(EAGAIN): nil
    case .failed: .hangUp
    }
  }

  private func milliseconds(until deadline: FrameTime?) -> Int32 {
    guard let deadline else { return -1 }
    let left = deadline.milliseconds - clock.now().milliseconds
    return Int32(clamping: max(0, left))
  }
}
