import Foundation
import Terminal
import TestSupport
import Testing

/// Every way out leaves the terminal as it was found.
struct WaysOutTests {
  @Test func `the screen is taken, and q gives it back with status 0`() throws {
    let visit = try Visit()
    visit.expectTaken()
    visit.session.type("q")
    try visit.expectEnd(status: 0)
    #expect(visit.session.screen.rows.contains("probe has left"))
    #expect(visit.session.screen.entrances == 1)
  }

  @Test(arguments: ["\u{03}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"])
  func `Ctrl-C ends by SIGINT however the terminal sends it`(keys: String) throws {
    let visit = try Visit()
    visit.session.type(keys)
    try visit.expectEnd(status: 128 + Int(SIGINT))
  }

  @Test func `Ctrl-backslash ends by SIGQUIT`() throws {
    let visit = try Visit()
    visit.session.type("\u{1C}")
    try visit.expectEnd(status: 128 + Int(SIGQUIT))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal that ends the program restores the terminal first`(signal: Int32) throws {
    let visit = try Visit()
    visit.send(signal)
    try visit.expectEnd(status: 128 + Int(signal))
  }

  @Test func `an error found late is printed after the screen is left`() throws {
    let visit = try Visit()
    visit.session.type("e")
    try visit.expectEnd(status: 1)
    #expect(visit.session.screen.rows.contains("probe: an error found late"))
  }

  @Test func `the terminal is closed: gone within a second`() throws {
    let visit = try Visit()
    visit.session.terminal.hangUp()
    #expect(try visit.session.waitForEnd(of: visit.process) < 1)
  }

  @Test func `the terminal is closed with SIGHUP ignored: gone within a second`() throws {
    let visit = try Visit(command: "trap '' HUP; \"$PROGRAM\"")
    visit.session.terminal.hangUp()
    #expect(try visit.session.waitForEnd(of: visit.process) < 1)
  }

  @Test func `SIGHUP stays ignored where it was`() throws {
    let visit = try Visit(command: "trap '' HUP; \"$PROGRAM\"")
    visit.send(SIGHUP)
    visit.session.type("x")
    try visit.session.wait(for: "key x")
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  @Test func `a terminal that takes no bytes does not keep the program alive`() throws {
    let visit = try Visit()
    visit.session.type("w")
    usleep(300_000)
    visit.send(SIGTERM)
    #expect(try visit.session.waitForEnd(of: visit.process) < 1)
  }

  @Test(arguments: ["</dev/null", ">/dev/null"])
  func `input or output that is no terminal is refused at once`(redirection: String) throws {
    let session = try Session()
    session.command("\"$PROGRAM\" \(redirection)")
    try session.wait(for: "status 1")
    #expect(session.screen.text.contains("probe: The full screen needs a terminal"))
    #expect(session.screen.entrances == 0)
  }
}
