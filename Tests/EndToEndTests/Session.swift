import Foundation
import Terminal
import TestSupport
import Testing

/// A person at a terminal: a shell with job control to type commands into, and a screen to look at.
///
/// The shell reads commands, runs each, and says `status N` after it.
final class Session {
  /// What was waited for did not come.
  struct Missing: Error, CustomStringConvertible {
    let what: String
    let screen: String
    var description: String { "\(what) did not come; the screen shows:\n\(screen)" }
  }

  /// The seconds after which waiting is given up; a loaded machine is slow.
  static let patience: TimeInterval = 20

  private static let script = """
    trap : INT HUP QUIT
    ulimit -c 0
    echo ready
    while read -r line; do eval "$line"; echo "status $?"; done
    """

  let terminal: PseudoTerminal
  private(set) var screen: ScreenEmulator
  /// Whether the terminal answers what it is asked.
  var answers = true
  /// All that was written since the start.
  private(set) var output: [UInt8] = []

  /// Starts a shell and waits until it is ready.
  ///
  /// - Parameters:
  ///   - environment: Variables besides PROGRAM, PATH and TERM.
  ///   - size: The terminal's extent.
  /// - Throws: ``Missing`` if the shell does not start.
  init(_ environment: [String: String] = [:], size: Size = Size(width: 80, height: 24)) throws {
    let usual = [
      "PROGRAM": Products.path(of: "terminal-probe"), "ARCADE": Products.path(of: "arcade"),
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no", "PS1": "",
    ]
    screen = ScreenEmulator(size: size)
    terminal = try PseudoTerminal(
      script: Self.script, environment: usual.merging(environment) { $1 }, size: size)
    try wait(for: "ready")
  }

  /// Types a command and Enter.
  func command(_ line: String) { type("\(line)\n") }

  /// Types text.
  func type(_ text: String) { terminal.write(Array(text.utf8)) }

  /// Gives the terminal another size.
  func resize(to size: Size) {
    screen.resize(to: size)
    terminal.resize(to: size)
  }

  /// Waits until a row of the screen holds a text.
  ///
  /// - Throws: ``Missing`` if it does not come.
  func wait(for text: String) throws {
    try wait(for: "\"\(text)\"") { $0.rows.contains { $0.contains(text) } }
  }

  /// Waits until something is true of the screen.
  ///
  /// - Throws: ``Missing`` if it does not become true.
  func wait(for what: String, until isTrue: (ScreenEmulator) -> Bool) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isTrue(screen) {
      guard Date() < end, look(waiting: 20) else {
        throw Missing(what: what, screen: screen.text)
      }
    }
  }

  /// Looks at what comes within some milliseconds.
  ///
  /// - Returns: Whether the terminal is still there.
  @discardableResult
  func look(waiting milliseconds: Int32) -> Bool {
    guard let bytes = terminal.read(waiting: milliseconds) else { return false }
    output += bytes
    screen.feed(bytes)
    if answers, !screen.answers.isEmpty { terminal.write(screen.answers) }
    screen.answers = []
    return true
  }

  /// Waits until a process has ended.
  ///
  /// - Returns: The seconds it took.
  /// - Throws: ``Missing`` if it does not end.
  func waitForEnd(of process: pid_t) throws -> TimeInterval {
    let start = Date()
    while Self.isAlive(process) {
      guard Date() < start + Self.patience else {
        throw Missing(what: "the end of process \(process)", screen: screen.text)
      }
      usleep(5000)
    }
    return Date().timeIntervalSince(start)
  }

  /// Whether a process runs; one that has ended and waits to be reaped does not.
  private static func isAlive(_ process: pid_t) -> Bool {
    guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return stat.split(separator: ")").last?.hasPrefix(" Z") == false
  }
}
