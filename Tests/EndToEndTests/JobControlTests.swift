import Foundation
import Terminal
import TestSupport
import Testing

/// Stopped and set going again, the terminal is right on both sides.
struct JobControlTests {
  @Test(arguments: ["\u{1A}", "\u{1B}[122;5u", "\u{1B}[27;5;122~"])
  func `Ctrl-Z stops clean, and fg brings modes and a full repaint`(keys: String) throws {
    let visit = try Visit()
    visit.session.type(keys)
    try visit.expectEnd(status: 128 + Int(SIGTSTP))
    visit.session.command("fg")
    try visit.session.wait(for: "1 resumed")
    visit.expectTaken()
    #expect(visit.session.screen.rows[0] == "probe 80x24")
    #expect(visit.session.screen.rows[1].hasPrefix("╭──"))
    #expect(!visit.session.screen.text.contains("2 "))
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  @Test func `SIGTSTP does what Ctrl-Z does`() throws {
    let visit = try Visit()
    visit.send(SIGTSTP)
    try visit.expectEnd(status: 128 + Int(SIGTSTP))
    visit.session.command("fg")
    try visit.session.wait(for: "1 resumed")
    visit.expectTaken()
  }

  @Test func `SIGSTOP and SIGCONT bring modes and a full repaint`() throws {
    let visit = try Visit()
    visit.send(SIGSTOP)
    try visit.session.wait(for: "status \(128 + SIGSTOP)")
    visit.session.command("fg")
    try visit.session.wait(for: "1 resumed")
    visit.expectTaken()
    #expect(visit.session.screen.rows[0] == "probe 80x24")
    #expect(!visit.session.screen.text.contains("status"))
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  @Test func `Ctrl-Z stops whoever started the program too`() throws {
    let visit = try Visit(command: "sh -c '\"$PROGRAM\"; echo inner $?'")
    visit.session.type("\u{1A}")
    try visit.expectEnd(status: 128 + Int(SIGTSTP))
    visit.session.command("fg")
    try visit.session.wait(for: "1 resumed")
    visit.session.type("q")
    try visit.expectEnd(status: 0)
    #expect(visit.session.screen.rows.contains("inner 0"))
  }

  @Test func `a size that changed while stopped is seen`() throws {
    let visit = try Visit()
    visit.session.type("\u{1A}")
    try visit.session.wait(for: "status")
    visit.session.resize(to: Size(width: 60, height: 20))
    visit.session.command("fg")
    try visit.session.wait(for: "probe 60x20")
  }

  @Test func `started with & it waits until it is in the foreground`() throws {
    let session = try Session()
    session.command("\"$PROGRAM\" &")
    try session.wait(for: "status 0")
    session.look(waiting: 100)
    #expect(session.screen.entrances == 0)
    session.command("fg")
    try session.wait(for: "probe 80x24")
    session.type("q")
    try session.wait(for: "probe has left")
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `killed while it is stopped, it ends by that signal`(stop: Int32) throws {
    let visit = try Visit()
    visit.send(stop)
    try visit.session.wait(for: "status \(128 + stop)")
    visit.send(SIGTERM)
    visit.send(SIGCONT)
    #expect(try visit.session.waitForEnd(of: visit.process) < 1)
    visit.session.command("wait; true")
    try visit.session.wait(for: "status 0")
    visit.session.command("echo the shell; goes on")
    try visit.session.wait(for: "the shell")
    visit.expectAsFound()
  }

  @Test func `set going in the background, it stays stopped until it is in the foreground`() throws
  {
    let visit = try Visit()
    visit.session.type("\u{1A}")
    try visit.expectEnd(status: 128 + Int(SIGTSTP))
    for _ in 1...2 {
      visit.session.command("bg")
      try visit.session.wait(for: "status 0")
      visit.session.look(waiting: 50)
      visit.expectAsFound()
      visit.session.command("echo; false")
      try visit.session.wait(for: "status 1")
    }
    visit.session.command("fg")
    try visit.session.wait(for: "1 resumed")
    visit.expectTaken()
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  @Test func `Ctrl-Z is nothing where SIGTSTP is ignored`() throws {
    let visit = try Visit(command: "trap '' TSTP; \"$PROGRAM\"")
    visit.session.type("\u{1A}x")
    try visit.session.wait(for: "key x")
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }
}
