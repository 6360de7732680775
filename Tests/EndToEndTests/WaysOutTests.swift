import Foundation
import Terminal
import TestSupport
import Testing

/// Every way out leaves the terminal as it was found.
struct WaysOutTests {
  @Test func `q restores the terminal and ends with status 0`() throws {
    let visit = try Visit()
    visit.session.type("q")
    try visit.expectEnd(status: 0)
    #expect(visit.session.screen.rows.contains("probe has left"))
  }
}

/// The probe on a terminal, with what the terminal was like before.
struct Visit {
  let session: Session
  let modes: [UInt8]
  let settings: Set<Int>
  let process: pid_t

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

  /// Waits until the shell tells the status, and checks that the terminal is as it was.
  func expectEnd(status: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try session.wait(for: "status \(status)")
    #expect(Self.bytes(session.terminal.modes) == modes, sourceLocation: sourceLocation)
    #expect(session.screen.modes == settings, sourceLocation: sourceLocation)
    #expect(session.screen.unknown == [], sourceLocation: sourceLocation)
  }

  private static func bytes(_ modes: termios) -> [UInt8] {
    unsafe withUnsafeBytes(of: modes) { unsafe Array($0) }
  }
}
