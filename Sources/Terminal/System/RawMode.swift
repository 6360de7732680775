#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal's modes as they were found, and the raw ones that the full screen needs.
struct RawMode {
  private let descriptor: Int32
  /// All the modes as they were found.
  let found: termios

  /// Keeps the modes of a terminal.
  init(of descriptor: Int32) throws(TerminalError) {
    var modes = termios()
    guard unsafe tcgetattr(descriptor, &modes) == 0 else { throw .notATerminal }
    (self.descriptor, found) = (descriptor, modes)
  }

  /// Sets raw modes: each key comes at once and as it is, Ctrl-C and Ctrl-Z as bytes too.
  ///
  /// - Returns: Whether the terminal took them.
  @discardableResult
  func enter() -> Bool {
    set(raw)
  }

  /// Whether the terminal has the raw modes still: a shell that took it back has set its own.
  var areRaw: Bool {
    var modes = termios()
    let raw = raw
    return unsafe tcgetattr(descriptor, &modes) == 0 && modes.c_lflag == raw.c_lflag
      && modes.c_iflag == raw.c_iflag && modes.c_oflag == raw.c_oflag
  }

  /// Restores the modes as they were found, and drops what has arrived for the program alone, such
  /// as reports of the mouse.
  ///
  /// Nothing here waits for the terminal to take output: it may be gone or stand still. Nor does it
  /// stop a program in the background.
  func restore() {
    var signals = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTTOU)
    unsafe sigprocmask(SIG_BLOCK, &signals, &before)
    set(found)
    tcflush(descriptor, TCIFLUSH)
    unsafe sigprocmask(SIG_SETMASK, &before, nil)
  }

  private var raw: termios {
    var modes = found
    unsafe cfmakeraw(&modes)
    return modes
  }

  @discardableResult
  private func set(_ modes: termios) -> Bool {
    var modes = modes
    while unsafe tcsetattr(descriptor, TCSANOW, &modes) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
