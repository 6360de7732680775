import TestSupport
import Testing

@testable import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct HappeningTests {
  private func makeScreen(
    _ terminal: ScriptedTerminal, _ environment: [String: String] = ["TERM": "xterm"]
  ) throws -> FullScreen {
    var screen = FullScreen(port: terminal.port, environment: environment)
    try screen.enter()
    var canvas = Canvas(size: screen.size)
    canvas.put("board", x: 0, y: 0)
    screen.present(canvas)
    _ = terminal.takeCalls()
    return screen
  }

  private func happenings(
    of terminal: ScriptedTerminal, _ environment: [String: String] = ["TERM": "xterm"]
  ) throws -> [Happening] {
    var screen = try makeScreen(terminal, environment)
    var happenings: [Happening] = []
    repeat { happenings.append(screen.next(until: nil)) } while happenings.last?.isEnd == false
    return happenings
  }

  @Test func `keys come one by one, then the end of the input for ever`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("ab")
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .input(.key(.character("a"))))
    #expect(screen.next(until: nil) == .input(.key(.character("b"))))
    #expect(screen.next(until: nil) == .ended(.hangUp))
    #expect(screen.next(until: nil) == .ended(.hangUp))
  }

  @Test func `Esc alone is waited for 50 ms`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}")
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .input(.key(.escape)))
    #expect(screen.now == FrameTime(milliseconds: 1050))
  }

  @Test func `an arrow cut in three within the delay is an arrow`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}")
    terminal.type("[", after: 49)
    terminal.type("B", after: 49)
    #expect(try happenings(of: terminal) == [.input(.key(.down)), .ended(.hangUp)])
  }

  @Test func `over ssh an arrow may take 100 ms between its parts`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}")
    terminal.type("[B", after: 99)
    let environment = ["TERM": "xterm", "SSH_TTY": "/dev/pts/1"]
    #expect(try happenings(of: terminal, environment).first == .input(.key(.down)))
  }

  @Test func `Esc comes before a deadline that is later, and the deadline still comes`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}")
    var screen = try makeScreen(terminal)
    let deadline = FrameTime(milliseconds: 1100)
    #expect(screen.next(until: deadline) == .input(.key(.escape)))
    #expect(screen.next(until: deadline) == .woke)
    #expect(screen.now == deadline)
  }

  @Test func `a deadline that comes while a sequence is held does not break it`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}")
    terminal.type("[B", after: 40)
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: FrameTime(milliseconds: 1020)) == .woke)
    #expect(screen.next(until: nil) == .input(.key(.down)))
  }

  @Test func `a paste may pause longer than a key`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}[200~q")
    terminal.type("!m", after: 900)
    terminal.type("\u{1B}[201~", after: 900)
    #expect(try happenings(of: terminal).first == .input(.paste("q!m")))
  }

  @Test func `a paste whose end is lost does not hang`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1B}[200~q!m")
    terminal.type("x", after: 2000)
    let happenings = try happenings(of: terminal)
    #expect(happenings.dropLast() == [.input(.paste("q!m")), .input(.key(.character("x")))])
  }

  @Test func `without a deadline it waits for ever`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("x", after: 86_400_000)
    #expect(try happenings(of: terminal).first == .input(.key(.character("x"))))
    #expect(terminal.waits == [nil, nil])
  }

  @Test(arguments: [("\u{03}", SIGINT), ("\u{1B}[99;5u", SIGINT), ("\u{1C}", SIGQUIT)])
  func `the keys that end a program end it, and what was typed after is dropped`(
    keys: String, signal: Int32
  ) throws {
    let terminal = ScriptedTerminal()
    terminal.type("a\(keys)b")
    let expected: [Happening] = [.input(.key(.character("a"))), .ended(.signal(signal))]
    #expect(try happenings(of: terminal) == expected)
  }

  @Test func `a signal ends it, and the first one says how`() throws {
    let terminal = ScriptedTerminal()
    terminal.add(.signal(SIGTERM))
    terminal.add(.hangUp)
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .ended(.signal(SIGTERM)))
    #expect(screen.next(until: nil) == .ended(.signal(SIGTERM)))
  }

  @Test(arguments: [("\u{1A}", StopScope.job), ("\u{1B}[122;5u", .job)])
  func `Ctrl-Z leaves, stops the job, enters and repaints`(keys: String, scope: StopScope) throws {
    let terminal = ScriptedTerminal()
    terminal.type(keys, after: 500)
    terminal.plan(stopLength: 60_000)
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .resumed(since: FrameTime(milliseconds: 1500)))
    let calls = terminal.takeCalls()
    #expect(calls.prefix(2) == [.write(Array(FullScreenTests.leave.utf8)), .stop(scope)])
    #expect(calls.dropFirst(2).first == .write(Array(FullScreenTests.enter.utf8)))
    #expect(calls.count == 4)
    #expect(screen.now == FrameTime(milliseconds: 61_500))
  }

  @Test func `ended while it is stopped, it touches the screen no more`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1A}")
    terminal.add(.signal(SIGTERM))
    terminal.plan(stopLength: 10, comesBack: false)
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .ended(.signal(SIGTERM)))
    screen.leave()
    let leave = ScriptedTerminal.Call.write(Array(FullScreenTests.leave.utf8))
    #expect(terminal.takeCalls() == [leave, .stop(.job), .close])
  }

  @Test func `SIGTSTP stops the program alone`() throws {
    let terminal = ScriptedTerminal()
    terminal.add(.stopRequested)
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .resumed(since: FrameTime(milliseconds: 1000)))
    #expect(terminal.takeCalls().contains(.stop(.program)))
  }

  @Test func `after SIGCONT the modes are set and all is painted`() throws {
    let terminal = ScriptedTerminal()
    terminal.add(.continued, after: 300)
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .resumed(since: FrameTime(milliseconds: 1000)))
    let calls = terminal.takeCalls()
    #expect(calls.prefix(2) == [.reclaim, .write(Array(FullScreenTests.enter.utf8))])
    #expect(calls.count == 3)
  }

  @Test func `a size that changed while it was stopped is told after it`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{1A}x")
    terminal.plan(stopLength: 10, size: Size(width: 40, height: 16))
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .resumed(since: FrameTime(milliseconds: 1000)))
    #expect(screen.next(until: nil) == .resized)
    #expect(screen.size == Size(width: 40, height: 16))
    #expect(screen.next(until: nil) == .input(.key(.character("x"))))
  }

  @Test func `another size is told, and the next canvas is painted whole`() throws {
    let terminal = ScriptedTerminal()
    terminal.add(.resized)
    var screen = try makeScreen(terminal)
    terminal.resize(to: Size(width: 40, height: 16))
    #expect(screen.next(until: nil) == .resized)
    #expect(screen.size == Size(width: 40, height: 16))
    #expect(terminal.takeCalls() == [])
    screen.present(Canvas(size: screen.size))
    #expect(terminal.takeText().contains("\u{1B}[2J"))
  }

  @Test func `Ctrl-L repaints and is nobody else's business`() throws {
    let terminal = ScriptedTerminal()
    terminal.type("\u{0C}x")
    var screen = try makeScreen(terminal)
    #expect(screen.next(until: nil) == .input(.key(.character("x"))))
    #expect(terminal.takeText().contains("board"))
  }

  @Test func `a child that has ended is reaped in silence`() throws {
    let terminal = ScriptedTerminal()
    terminal.add(.childEnded)
    #expect(try happenings(of: terminal) == [.ended(.hangUp)])
  }
}

extension Happening {
  fileprivate var isEnd: Bool {
    guard case .ended = self else { return false }
    return true
  }
}
