import Terminal
import Testing

struct ColorDepthTests {
  @Test(arguments: [
    ([:], ColorDepth.none), (["TERM": ""], .none), (["TERM": "dumb"], .none),
    (["TERM": "dumb", "COLORTERM": "truecolor"], .none), (["TERM": "vt100"], .none),
    (["TERM": "no-such-terminal"], .none), (["TERM": "xterm"], .sixteen),
    (["TERM": "xterm-color"], .sixteen), (["TERM": "linux"], .sixteen),
    (["TERM": "linux", "COLORTERM": "truecolor"], .sixteen), (["TERM": "rxvt-unicode"], .sixteen),
    (["TERM": "screen"], .sixteen), (["TERM": "tmux"], .sixteen),
    (["TERM": "xterm-256color"], .indexed), (["TERM": "tmux-256color"], .indexed),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed),
    (["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x,1,0"], .direct),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .direct),
    (["TERM": "xterm", "COLORTERM": "24bit"], .direct), (["TERM": "xterm-direct"], .direct),
    (["TERM": "xterm-kitty"], .direct), (["TERM": "foot"], .direct),
  ])
  func `the variables tell the depth`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth.supported(environment: environment, terminfoColors: { nil }) == depth)
  }

  @Test(arguments: [
    (0, ColorDepth.none), (-1, .none), (2, .none), (8, .sixteen), (16, .sixteen), (88, .sixteen),
    (256, .indexed), (32_767, .indexed), (0x100_0000, .direct),
  ])
  func `terminfo's number tells the depth where the variables do not`(
    colors: Int, depth: ColorDepth
  ) {
    #expect(
      ColorDepth.supported(environment: ["TERM": "wyse370"], terminfoColors: { colors }) == depth)
    #expect(
      ColorDepth.supported(environment: ["TERM": "xterm-256color"], terminfoColors: { colors })
        == .indexed)
  }

  @Test func `wanted colour has at least sixteen, unwanted none`() {
    func depth(_ choice: ColorChoice?, _ terminal: String) -> ColorDepth {
      ColorDepth(
        choice: choice, setting: nil, isTerminal: true, environment: ["TERM": terminal],
        terminfoColors: { nil })
    }
    #expect(depth(.always, "dumb") == .sixteen)
    #expect(depth(.never, "xterm-256color") == .none)
    #expect(depth(nil, "xterm-256color") == .indexed)
    #expect(depth(nil, "dumb") == .none)
    #expect(depth(nil, "vt100") == .none)
  }
}

struct ColorChoiceTests {
  struct Case: Sendable {
    var choice: ColorChoice?
    var environment: [String: String] = [:]
    var setting: ColorChoice?
    var isTerminal = true
    var isWanted: Bool
  }

  @Test(arguments: [
    Case(isWanted: true), Case(isTerminal: false, isWanted: false),
    Case(choice: .auto, isWanted: true), Case(choice: .auto, isTerminal: false, isWanted: false),
    Case(choice: .always, environment: ["NO_COLOR": "1"], isTerminal: false, isWanted: true),
    Case(choice: .never, environment: ["FORCE_COLOR": "1"], isWanted: false),
    Case(environment: ["NO_COLOR": "0"], isWanted: false),
    Case(environment: ["NO_COLOR": "anything"], isWanted: false),
    Case(environment: ["NO_COLOR": ""], isWanted: true),
    Case(choice: .auto, environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isWanted: false),
    Case(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, isWanted: true),
    Case(environment: ["FORCE_COLOR": "yes"], isTerminal: false, isWanted: true),
    Case(environment: ["FORCE_COLOR": "0"], isTerminal: false, isWanted: false),
    Case(environment: ["CLICOLOR_FORCE": ""], isTerminal: false, isWanted: false),
    Case(environment: ["FORCE_COLOR": "0"], isWanted: true),
    Case(environment: ["FORCE_COLOR": "1", "CLICOLOR": "0"], isWanted: true),
    Case(environment: ["CLICOLOR": "0"], setting: .always, isWanted: false),
    Case(environment: ["CLICOLOR": "1"], isTerminal: false, isWanted: false),
    Case(setting: .always, isTerminal: false, isWanted: true),
    Case(environment: ["TERM": "dumb"], setting: .always, isWanted: true),
    Case(setting: .never, isWanted: false), Case(setting: .auto, isWanted: true),
    Case(environment: ["FORCE_COLOR": "1"], setting: .never, isWanted: true),
    Case(environment: ["TERM": "dumb"], isWanted: false),
  ])
  func `the first that speaks decides`(example: Case) {
    #expect(
      ColorChoice.wantsColor(
        choice: example.choice, setting: example.setting, isTerminal: example.isTerminal,
        environment: example.environment) == example.isWanted)
  }

  @Test(arguments: [
    ([:], GlyphSet.ascii), (["LANG": "C"], .ascii), (["LANG": "en_US.UTF-8"], .unicode),
    (["LANG": "en_US.utf8"], .unicode), (["LANG": "C.UTF-8", "LC_ALL": "C"], .ascii),
    (["LANG": "C", "LC_CTYPE": "de_DE.UTF-8"], .unicode),
    (["LANG": "C.UTF-8", "LC_CTYPE": "POSIX"], .ascii),
    (["LANG": "C.UTF-8", "LC_ALL": "", "LC_CTYPE": ""], .unicode),
    (["LANG": "de_DE.ISO-8859-1"], .ascii),
  ])
  func `the locale's name tells whether there is more than ASCII`(
    environment: [String: String], glyphs: GlyphSet
  ) {
    #expect(GlyphSet(environment: environment) == glyphs)
  }
}
