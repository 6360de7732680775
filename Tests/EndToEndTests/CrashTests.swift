import Foundation
import TestSupport
import Testing

/// A crash in full screen: restored, one line.
struct CrashTests {
  /// Swift's traps are SIGILL on x86 and SIGTRAP on ARM.
  static let trap = [SIGILL, SIGTRAP]

  @Test(
    arguments: [
      ("B", trap), ("N", trap), ("O", trap), ("F", trap), ("R", [SIGSEGV, SIGBUS]),
      ("S", [SIGSEGV]), ("U", [SIGBUS]), ("A", [SIGABRT]), ("D", [SIGFPE]), ("T", [SIGTRAP]),
    ])
  func `a crash restores the terminal and says so in one line`(
    key: String, signals: [Int32]
  ) throws {
    let visit = try Visit()
    visit.session.type(key)
    try visit.session.wait(for: "a status") { screen in
      signals.contains { screen.text.contains("status \(128 + $0)") }
    }
    visit.expectAsFound()
    let lines = visit.session.screen.rows.filter { $0.hasPrefix("arcade: crashed (") }
    #expect(lines.count == 1)
    #expect(visit.session.screen.text.contains("your game is kept"))
  }

  @Test func `a crash after going on from Ctrl-Z restores the terminal too`() throws {
    let visit = try Visit()
    visit.session.type("\u{1A}")
    try visit.session.wait(for: "status")
    visit.session.command("fg")
    try visit.session.wait(for: "resumed")
    visit.session.type("S")
    try visit.expectEnd(status: 128 + Int(SIGSEGV))
  }
}
