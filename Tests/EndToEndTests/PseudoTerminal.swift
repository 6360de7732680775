import Foundation
import Terminal

/// The master's end of a pseudo-terminal, with a shell that leads a session of its own on it.
///
/// No `fork`: the shell opens the slave by its name, which makes it the terminal of its session.
final class PseudoTerminal {
  /// What went wrong in the system.
  struct Failure: Error {
    let call: String
    let number: Int32
  }

  // Another test's child that inherits this master would keep the terminal alive after a hang-up.
  private static let spawning = NSLock()
  // Not imported: Glibc's POSIX_SPAWN_SETSID.
  private static let newSession: Int32 = 0x80

  private(set) var master: Int32 = -1
  private(set) var shell: pid_t = 0

  /// Opens a terminal and starts a shell on it.
  ///
  /// - Parameters:
  ///   - script: What the shell does.
  ///   - environment: All of its variables.
  ///   - size: The extent that the system reports.
  /// - Throws: ``Failure`` if the system refuses.
  init(script: String, environment: [String: String], size: Size) throws {
    try Self.spawning.withLock {
      var slave: Int32 = -1
      var extent = Self.extent(size)
      guard unsafe openpty(&master, &slave, nil, nil, &extent) == 0 else {
        throw Failure(call: "openpty", number: errno)
      }
      defer { close(slave) }
      for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(master, F_SETFL, O_NONBLOCK)
      var name = [CChar](repeating: 0, count: 128)
      let error = unsafe ttyname_r(slave, &name, name.count)
      guard error == 0 else { throw Failure(call: "ttyname_r", number: error) }
      try spawn(script, on: name, environment: environment)
    }
  }

  deinit {
    hangUp()
    guard shell > 0 else { return }
    kill(shell, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(shell, &status, 0)
  }

  /// The terminal's modes.
  var modes: termios {
    var modes = termios()
    unsafe tcgetattr(master, &modes)
    return modes
  }

  /// The process group that the terminal belongs to at the moment.
  var foreground: pid_t { tcgetpgrp(master) }

  /// Reads what is there, or comes within some milliseconds.
  ///
  /// - Returns: The bytes; none if nothing came, `nil` if the terminal is gone.
  func read(waiting milliseconds: Int32) -> [UInt8]? {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&ready, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Foundation.read(master, &bytes, bytes.count)
    guard count > 0 else { return errno == EAGAIN || errno == EINTR ? [] : nil }
    return Array(bytes.prefix(count))
  }

  /// Types bytes.
  func write(_ bytes: [UInt8]) {
    _ = unsafe Foundation.write(master, bytes, bytes.count)
  }

  /// Gives the terminal another size, as a window does; the program is told by SIGWINCH.
  func resize(to size: Size) {
    var extent = Self.extent(size)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &extent)
  }

  /// Closes the terminal, as a window that is closed does.
  func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }

  private func spawn(_ script: String, on name: [CChar], environment: [String: String]) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var none = sigset_t()
    var all = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    let command: [String] = ["/bin/sh", "-mc", script]
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe variables.indices { unsafe free(variables[index]) }
    }
    let error = unsafe posix_spawn(&shell, "/bin/sh", &actions, &attributes, &words, &variables)
    guard error == 0 else { throw Failure(call: "posix_spawn", number: error) }
  }

  private static func extent(_ size: Size) -> winsize {
    winsize(ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
  }
}
