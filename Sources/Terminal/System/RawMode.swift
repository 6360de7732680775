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
    var raw = found
    unsafe cfmakeraw(&raw)
    return set(raw)
  }

  /// Restores the modes as they were found, and drops what has arrived for the program alone, such
  /// as reports of the mouse.
  ///
  /// Nothing here waits for the terminal to take output: it may be gone or stand still.
  func restore() {
    set(found)
    tcflush(descriptor, TCIFLUSH)
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
