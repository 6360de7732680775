import Foundation
import Terminal
import TestSupport
import Testing

/// The probe on a terminal, with what the terminal was like before.
struct Visit {
  let session: Session
  /// The probe's process.
  let process: pid_t
  private let modes: [UInt8]
  private let settings: Set<Int>

  /// Starts the probe and waits for its first screen.
  init(
    _ environment: [String: String] = [:], command: String = "\"$PROGRAM\"",
    size: Size = Size(width: 80, height: 24)
  ) throws {
    session = try Session(environment, size: size)
    modes = Self.bytes(session.terminal.modes)
    settings = session.screen.modes
    session.command(command)
    try session.wait(for: "probe \(size.width)x\(size.height)")
    process = session.terminal.foreground
  }

  /// Waits until the shell tells the status, and checks that the terminal is as it was found.
  ///
  /// - Throws: ``Session/Missing`` if the status does not come.
  func expectEnd(
    status: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try session.wait(for: "status \(status)")
    expectAsFound(sourceLocation: sourceLocation)
  }

  /// Checks that the terminal's modes and settings are as they were found.
  func expectAsFound(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Self.bytes(session.terminal.modes) == modes, sourceLocation: sourceLocation)
    #expect(session.screen.modes == settings, sourceLocation: sourceLocation)
    #expect(session.screen.unknown == [], sourceLocation: sourceLocation)
  }

  /// Checks that the terminal is taken: raw, second screen, no cursor, mouse, paste and focus.
  func expectTaken(sourceLocation: SourceLocation = #_sourceLocation) {
    let raw = session.terminal.modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG)
    #expect(raw == 0, sourceLocation: sourceLocation)
    let taken: Set = [7, 1000, 1002, 1004, 1006, 1049, 2004]
    #expect(session.screen.modes == taken, sourceLocation: sourceLocation)
  }

  /// Sends a signal to the probe.
  func send(_ signal: Int32) { kill(process, signal) }

  private static func bytes(_ modes: termios) -> [UInt8] {
    unsafe withUnsafeBytes(of: modes) { unsafe Array($0) }
  }
}
