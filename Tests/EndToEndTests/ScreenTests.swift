import Foundation
import Terminal
import TestSupport
import Testing

/// What the player does arrives, and what is drawn is there.
struct ScreenTests {
  @Test func `Esc and the rest of an arrow in two reads are the arrow`() throws {
    let visit = try Visit(["ESCDELAY": "2000"])
    visit.session.type("\u{1B}")
    usleep(20_000)
    visit.session.type("[B")
    try visit.session.wait(for: "1 key down")
  }

  @Test func `Esc alone comes without another key`() throws {
    let visit = try Visit()
    let start = Date()
    visit.session.type("\u{1B}")
    try visit.session.wait(for: "1 key escape")
    #expect(Date().timeIntervalSince(start) < 0.9)
  }

  @Test func `pasting q!m does not quit`() throws {
    let visit = try Visit()
    visit.session.type("\u{1B}[200~q!m\u{1B}[201~x")
    try visit.session.wait(for: "2 key x")
    #expect(visit.session.screen.text.contains("1 paste q!m"))
  }

  @Test func `clicks, drags and the wheel arrive with their place`() throws {
    let visit = try Visit()
    visit.session.type("\u{1B}[<0;3;5M\u{1B}[<32;4;5M\u{1B}[<0;4;5m\u{1B}[<64;1;1M")
    try visit.session.wait(for: "4 wheelUp 0,0")
    for line in ["1 press 2,4", "2 drag 3,4", "3 release 3,4"] {
      #expect(visit.session.screen.text.contains(line))
    }
  }

  @Test func `shrunk and grown again, the screen is as if painted new`() throws {
    let visit = try Visit()
    for size in [
      Size(width: 40, height: 16), Size(width: 9, height: 3), Size(width: 80, height: 24),
    ] {
      visit.session.resize(to: size)
      try visit.session.wait(for: "a frame of \(size)") { screen in
        screen.rows[0] == String("probe \(size.width)x\(size.height)".prefix(size.width))
          && screen.rows[size.height - 1].hasSuffix("╯")
      }
    }
    try visit.session.wait(for: "3 resized")
    let grown = visit.session.screen
    visit.session.type("\u{0C}x")
    try visit.session.wait(for: "4 key x")
    var repainted = visit.session.screen.rows
    repainted[5] = grown.rows[5]
    #expect(repainted == grown.rows)
  }

  @Test(arguments: [
    ([:], "80x24"), (["COLUMNS": "60", "LINES": "20"], "60x20"),
    (["COLUMNS": "wide", "LINES": "-1"], "80x24"),
  ])
  func `a terminal without a size has that of LINES and COLUMNS, or 80x24`(
    environment: [String: String], shown: String
  ) throws {
    let session = try Session(environment)
    session.terminal.resize(to: Size(width: 0, height: 0))
    session.command("\"$PROGRAM\"")
    try session.wait(for: "probe \(shown)")
  }

  @Test func `a waiting screen uses no time, wakes never and writes nothing`() throws {
    let visit = try Visit()
    visit.session.look(waiting: 200)
    let before = try Figures(of: visit.process)
    let written = visit.session.output.count
    visit.session.look(waiting: 1000)
    #expect(try Figures(of: visit.process) == before)
    #expect(visit.session.output.count == written)
  }

  @Test(arguments: [[:], ["PROBE_NONBLOCK": "1"]])
  func `a slow terminal gets every byte, and waiting for it costs nothing`(
    environment: [String: String]
  ) throws {
    let visit = try Visit(environment)
    visit.session.type("w")
    usleep(300_000)
    let before = try Figures(of: visit.process)
    usleep(300_000)
    #expect(try Figures(of: visit.process) == before)
    visit.session.type("w")
    try visit.session.wait(for: "probe 80x24")
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  @Test func `without mouse nothing is reported`() throws {
    let visit = try Visit(["PROBE_NO_MOUSE": "1"])
    #expect(visit.session.screen.modes.isDisjoint(with: [1000, 1002, 1006]))
    visit.session.type("q")
    try visit.expectEnd(status: 0)
  }

  @Test func `a deadline wakes it once`() throws {
    let visit = try Visit()
    visit.session.type("t")
    try visit.session.wait(for: "2 woke")
    visit.session.look(waiting: 300)
    #expect(!visit.session.screen.text.contains("3 "))
  }
}

/// What a process has used up.
private struct Figures: Equatable {
  let processorTicks: [Substring]
  let switches: [String]

  init(of process: pid_t) throws {
    let stat = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    processorTicks = Array(stat.split(separator: " ")[13...14])
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    switches = status.components(separatedBy: "\n").filter { $0.hasPrefix("voluntary_ctxt") }
  }
}
