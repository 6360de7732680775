/// The whole terminal as a screen: enters, shows canvases, hands out what happens, leaves.
///
/// Ctrl-Z, Ctrl-L, signals, questions to the terminal and sequences that come in pieces are its own
/// business. After ``leave()`` the terminal is as it was found.
public struct FullScreen: Sendable {
  /// How the screen is used.
  public struct Options: Sendable {
    /// Whether the mouse is reported.
    public var mouse: Bool
    /// How many colours there are.
    public var depth: ColorDepth
    /// Which colours meanings have.
    public var theme: Theme
    /// Whether the terminal takes UTF-8.
    public var isUTF8: Bool
    /// What plays sounds; its children are reaped here.
    public var sound: SoundPlayer
    /// What becomes of the game after a crash, as the end of a line.
    public var crashNote: String

    /// Makes options; without arguments those of a plain terminal without colours.
    public init(
      mouse: Bool = true, depth: ColorDepth = .none, theme: Theme = .auto, isUTF8: Bool = true,
      sound: SoundPlayer = .silent,
      crashNote: String = "your game is kept: start it again to go on"
    ) {
      (self.mouse, self.depth, self.theme, self.isUTF8) = (mouse, depth, theme, isUTF8)
      (self.sound, self.crashNote) = (sound, crashNote)
    }
  }

  /// Whose the terminal is.
  enum Hold: Equatable, Sendable {
    /// Not opened, or left.
    case none
    /// Opened, but given back because the program was stopped.
    case port
    case screen
  }

  /// How far the questions to the terminal have come.
  enum Questions: Equatable, Sendable {
    case notAsked, asked, answered
  }

  /// The milliseconds to wait for answers that are still under way when the screen is left.
  static let longestDrain: Int64 = 100
  /// The milliseconds after which the end of pasted text is given up.
  static let longestPasteGap: Int64 = 1000

  /// The extent to draw for.
  public internal(set) var size: Size
  /// What the environment tells of the terminal.
  public let traits: TerminalTraits
  /// Which colours meanings have; a change shows with the next canvas.
  public var theme: Theme {
    get { renderer.theme }
    set { renderer.theme = newValue }
  }

  let port: TerminalPort
  let sound: SoundPlayer
  let modes: ScreenModes
  var decoder = InputDecoder()
  /// What was read and not handed out yet.
  var read: ArraySlice<InputDecoder.Decoded> = []
  /// When what the decoder holds is given up.
  var giveUp: FrameTime?
  var ending: Ending?
  var isResizeDue = false
  /// The last moment at which the program was surely awake.
  var lastAwake: FrameTime
  var questions: Questions
  var hold = Hold.none
  private let farewell: Farewell
  private var renderer: Renderer
  private var shown: Canvas?

  /// Makes a screen that is not entered yet; nothing is written.
  ///
  /// - Parameters:
  ///   - port: The system's side.
  ///   - environment: The variables by name.
  ///   - options: How the screen is used.
  public init(port: TerminalPort, environment: [String: String], options: Options = Options()) {
    self.port = port
    traits = TerminalTraits(environment: environment)
    sound = options.sound
    modes = ScreenModes(mouse: options.mouse, traits: traits)
    farewell = Farewell(screen: modes.leave, program: "arcade", note: options.crashNote)
    renderer = Renderer(depth: options.depth, theme: options.theme, isUTF8: options.isUTF8)
    questions = traits.answersQuestions && options.depth > .none ? .notAsked : .answered
    size = traits.assumedSize
    lastAwake = port.now()
  }

  /// The time of the clock that deadlines are moments of.
  public var now: FrameTime { port.now() }

  /// Takes the terminal.
  ///
  /// - Throws: ``TerminalError`` if input or output is no terminal; nothing has changed then.
  public mutating func enter() throws(TerminalError) {
    try port.open(farewell)
    hold = .screen
    _ = port.write(modes.enter)
    size = traits.size(reported: port.size())
    renderer.forget()
  }

  /// Makes the screen show a canvas: writes what differs, once, and nothing if nothing does.
  public mutating func present(_ canvas: Canvas) {
    guard hold == .screen else { return }
    shown = canvas
    paint()
    guard questions == .notAsked else { return }
    questions = .asked
    _ = port.write(ScreenModes.questions)
  }

  /// Starts a sound; nothing waits for it.
  public func play(_ sound: Sound) {
    self.sound.play(sound)
  }

  /// Gives the terminal back as it was found; a second call does nothing.
  ///
  /// Answers that are still under way are waited for shortly, so that they do not land on the
  /// shell's prompt.
  public mutating func leave() {
    guard hold != .none else { return }
    if hold == .screen {
      _ = port.write(modes.leave)
      drain()
    }
    hold = .none
    port.close()
  }

  /// Sends what the last canvas still differs in.
  mutating func paint() {
    guard let shown else { return }
    let bytes = renderer.frame(shown)
    guard !bytes.isEmpty else { return }
    _ = port.write(bytes)
  }

  /// Sends the last canvas whole; one of another size than the screen is left to the stage.
  mutating func repaint() {
    renderer.forget()
    guard shown?.size == size else { return }
    paint()
  }

  /// Tells the colours what the terminal's background is.
  mutating func learn(_ background: Background) {
    renderer.background = background
    paint()
  }

  private mutating func drain() {
    guard questions == .asked, ending != .hangUp else { return }
    let deadline = port.now().adding(milliseconds: Self.longestDrain)
    while questions == .asked, port.now() < deadline {
      switch port.wait(deadline) {
      case .bytes(let bytes):
        if decoder.decode(bytes).contains(.attributes) { questions = .answered }
      case .hangUp, .timeOut: return
      case .resized, .continued, .stopRequested, .childEnded, .signal: continue
      }
    }
  }
}
