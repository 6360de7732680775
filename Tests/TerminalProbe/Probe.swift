import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that shows what the full screen hands out, for the tests of all ways out.
///
/// `q` leaves, `e` leaves and then prints an error, `t` wakes after 200 ms, `w` starts and ends to
/// draw without a pause, `m` plays a sound, capital letters crash (see ``Crash``). PROBE_COLOR turns
/// colours, and so the questions to the terminal, on; PROBE_NO_MOUSE leaves the mouse alone;
/// PROBE_SOUND turns sound on; PROBE_NONBLOCK leaves standard output as programs that do not wait do.
struct Probe {
  private var screen: FullScreen
  private let streams = StandardStreams.live()
  private var lines: [String] = []
  private var deadline: FrameTime?
  private var isFlooding = false
  private var count = 0

  init() {
    let environment = HostProcess.live.environment()
    if environment["PROBE_NONBLOCK"] != nil {
      _ = fcntl(STDOUT_FILENO, F_SETFL, O_RDWR | O_NONBLOCK)
    }
    let depth: ColorDepth = environment["PROBE_COLOR"] == nil ? .none : .sixteen
    let player = SoundPlayer.live(environment: environment, isTerminal: true)
    screen = FullScreen(
      port: .live(), environment: environment,
      options: FullScreen.Options(
        mouse: environment["PROBE_NO_MOUSE"] == nil, depth: depth,
        sound: environment["PROBE_SOUND"] == nil ? .silent : player))
  }

  /// Runs the probe until it is left.
  static func main() {
    var probe = Probe()
    probe.run()
  }

  private mutating func run() {
    do {
      try screen.enter()
    } catch {
      _ = streams.error.write("probe: \(error)\n")
      exit(1)
    }
    draw()
    while true {
      let happening = screen.next(until: deadline)
      count += 1
      if case .ended(let ending) = happening { end(ending) }
      if happening == .woke, !isFlooding { deadline = nil }
      if case .input(.key(let key)) = happening { handle(key) }
      lines.append("\(count) \(text(of: happening))")
      draw()
    }
  }

  private mutating func handle(_ key: Key) {
    guard case .character(let letter) = key.code else { return }
    switch letter {
    case "q": leave()
    case "e":
      screen.leave()
      _ = streams.error.write("probe: an error found late\n")
      exit(1)
    case "t": deadline = screen.now.adding(milliseconds: 200)
    case "w":
      isFlooding.toggle()
      deadline = isFlooding ? screen.now : nil
    case "m": screen.play(.tick)
    default: Crash(rawValue: letter)?.happen(Int(CommandLine.argc))
    }
  }

  private mutating func end(_ ending: Ending) -> Never {
    screen.leave()
    switch ending {
    case .signal(let number): endProcess(by: number)
    case .hangUp: exit(0)
    }
  }

  private mutating func leave() -> Never {
    screen.leave()
    _ = streams.output.write("probe has left\n")
    exit(0)
  }

  private mutating func draw() {
    var canvas = Canvas(size: screen.size)
    if isFlooding {
      for row in 0..<canvas.size.height {
        canvas.put(String(repeating: "\(count % 10)", count: canvas.size.width), x: 0, y: row)
      }
      return screen.present(canvas)
    }
    canvas.put("probe \(screen.size.width)x\(screen.size.height)", x: 0, y: 0)
    canvas.box(Rect(x: 0, y: 1, width: screen.size.width, height: screen.size.height - 1))
    for (row, line) in lines.suffix(max(0, screen.size.height - 3)).enumerated() {
      canvas.put(line, x: 2, y: row + 2)
    }
    screen.present(canvas)
  }

  private func text(of happening: Happening) -> String {
    switch happening {
    case .input(.key(let key)): "key \(text(of: key))"
    case .input(.mouse(let mouse)): "\(mouse.action) \(mouse.point.x),\(mouse.point.y)"
    case .input(.paste(let text)): "paste \(text)"
    case .input(.focus(let isHere)): "focus \(isHere)"
    case .resized: "resized"
    case .woke: "woke"
    case .resumed: "resumed"
    case .ended: "ended"
    }
  }

  private func text(of key: Key) -> String {
    let held = (key.control ? "ctrl-" : "") + (key.alt ? "alt-" : "") + (key.shift ? "shift-" : "")
    guard case .character(let letter) = key.code else { return "\(held)\(key.code)" }
    return "\(held)\(letter)"
  }
}
