import TestSupport
import Testing

@testable import Terminal

struct FullScreenTests {
  static let enter =
    "\u{1B}[?1049h\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\u{1B}[?25l"
  static let leave =
    "\u{1B}[0m\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1049l\u{1B}[?25h"

  private func makeScreen(
    _ terminal: ScriptedTerminal, _ environment: [String: String] = ["TERM": "xterm"],
    depth: ColorDepth = .none, mouse: Bool = true
  ) throws -> FullScreen {
    var screen = FullScreen(
      port: terminal.port, environment: environment,
      options: FullScreen.Options(mouse: mouse, depth: depth))
    try screen.enter()
    return screen
  }

  private func canvas(_ text: String, size: Size = Size(width: 80, height: 24)) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.put(text, x: 0, y: 0)
    return canvas
  }

  @Test func `making a screen touches nothing`() {
    let terminal = ScriptedTerminal()
    _ = FullScreen(port: terminal.port, environment: [:])
    #expect(terminal.takeCalls() == [])
  }

  @Test func `entering takes the terminal, then switches the modes on`() throws {
    let terminal = ScriptedTerminal()
    _ = try makeScreen(terminal)
    #expect(terminal.takeCalls() == [.open, .write(Array(Self.enter.utf8))])
  }

  @Test func `leaving switches off what was on, then gives the terminal back, once`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal)
    _ = terminal.takeCalls()
    screen.leave()
    screen.leave()
    #expect(terminal.takeCalls() == [.write(Array(Self.leave.utf8)), .close])
  }

  @Test func `without mouse no byte speaks of it`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, mouse: false)
    screen.leave()
    let text = terminal.takeText()
    for mode in ["?1000", "?1002", "?1003", "?1006"] { #expect(!text.contains(mode)) }
    #expect(text.contains("?1049l"))
  }

  @Test func `a terminal without a second screen is cleared on leaving`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, ["TERM": "linux"])
    _ = terminal.takeCalls()
    screen.leave()
    #expect(terminal.takeText().hasPrefix("\u{1B}[0m\u{1B}[H\u{1B}[J"))
  }

  @Test func `a canvas is one write, and an unchanged one none`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal)
    _ = terminal.takeCalls()
    screen.present(canvas("board"))
    #expect(terminal.takeCalls().count == 1)
    screen.present(canvas("board"))
    #expect(terminal.takeCalls() == [])
  }

  @Test func `what is not entered or left already is not drawn on`() throws {
    let terminal = ScriptedTerminal()
    var screen = FullScreen(port: terminal.port, environment: [:])
    screen.present(canvas("board"))
    #expect(terminal.takeCalls() == [])
    try screen.enter()
    screen.leave()
    _ = terminal.takeCalls()
    screen.present(canvas("board"))
    #expect(terminal.takeCalls() == [])
  }

  @Test func `the questions come after the first frame, in one write, once`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, depth: .sixteen)
    _ = terminal.takeCalls()
    screen.present(canvas("board"))
    let calls = terminal.takeCalls()
    #expect(calls.count == 2)
    #expect(calls.last == .write(ScreenModes.questions))
    screen.present(canvas("another"))
    #expect(terminal.takeCalls().count == 1)
  }

  @Test(arguments: ["", "dumb", "linux", "vt100", "vt220"])
  func `terminals that do not answer are not asked`(term: String) throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, ["TERM": term], depth: .sixteen)
    screen.present(canvas("board"))
    screen.leave()
    #expect(!terminal.takeText().contains("\u{1B}]11"))
  }

  @Test func `leaving waits for the answers, but no longer than it takes`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, depth: .sixteen)
    screen.present(canvas("board"))
    terminal.type("\u{1B}]11;rgb:00/00", after: 30)
    terminal.type("/00\u{07}\u{1B}[?62c", after: 30)
    terminal.add(.hangUp, after: 1)
    screen.leave()
    #expect(screen.now == FrameTime(milliseconds: 1060))
  }

  @Test func `leaving gives up on answers that never come`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, depth: .sixteen)
    screen.present(canvas("board"))
    screen.leave()
    #expect(screen.now == FrameTime(milliseconds: 1000 + FullScreen.longestDrain))
    #expect(terminal.takeCalls().last == .close)
  }

  @Test func `answered questions are not waited for`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, depth: .sixteen)
    screen.present(canvas("board"))
    terminal.type("\u{1B}[?62cx", after: 30)
    #expect(screen.next(until: nil) == .input(.key(.character("x"))))
    screen.leave()
    #expect(screen.now == FrameTime(milliseconds: 1030))
  }

  @Test func `the background's colour repaints by itself`() throws {
    let terminal = ScriptedTerminal()
    var screen = try makeScreen(terminal, depth: .direct)
    screen.present(canvas("board"))
    _ = terminal.takeCalls()
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\x")
    #expect(screen.next(until: nil) == .input(.key(.character("x"))))
    #expect(terminal.takeText().contains("board"))
  }
}
