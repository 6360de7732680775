#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Signals as bytes of a pipe, so that one `poll` waits for them and for the terminal.
struct SignalPipe {
  // These stay ignored where they were, so that `nohup` means what it says.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  private static let tidings = [SIGCONT, SIGWINCH, SIGCHLD]

  // A handler can reach nothing but a global; it is set before the first handler and never unset.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// The descriptor to wait at.
  let readEnd: Int32
  private var actions: [SignalAction]

  /// Opens the pipe and catches the signals.
  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .refused(errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    readEnd = ends[0]
    unsafe Self.writeEnd = ends[1]
    let caught = Self.signals.filter { !SignalAction.isIgnored($0) } + Self.tidings
    actions = caught.map { SignalAction($0, handler: Self.note) }
  }

  /// Takes out the signals that have come, in their order.
  func drain() -> [Int32] {
    var signals: [Int32] = []
    while case .done(let bytes) = Descriptor(number: readEnd).readSome(atMost: 64), !bytes.isEmpty {
      signals += bytes.map(Int32.init)
    }
    return signals
  }

  /// Catches a signal that something else had to be done at meanwhile.
  func catchAgain(_ signal: Int32) {
    _ = SignalAction(signal, handler: Self.note)
  }

  /// Lets the signals do what they did before, and closes the pipe.
  mutating func close() {
    for index in actions.indices { actions[index].restore() }
    let ends = unsafe [readEnd, Self.writeEnd]
    unsafe Self.writeEnd = -1
    for end in ends { Descriptor(number: end).release() }
  }

  /// Runs in a signal handler: writes one byte and keeps what the interrupted code sees.
  private static let note: @convention(c) (Int32) -> Void = { signal in
    let number = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = unsafe write(SignalPipe.writeEnd, &byte, 1)
    errno = number
  }
}
