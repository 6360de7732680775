import Testing

@testable import Terminal

struct TerminalTraitsTests {
  static let delays: [([String: String], Int64)] = [
    ([:], 50), (["SSH_TTY": "/dev/pts/0"], 100), (["SSH_CONNECTION": "a b c d"], 100),
    (["SSH_TTY": ""], 50), (["ESCDELAY": "25"], 25), (["ESCDELAY": "25", "SSH_TTY": "x"], 25),
    (["ESCDELAY": "0"], 50), (["ESCDELAY": "-1"], 50), (["ESCDELAY": "soon"], 50),
    (["ESCDELAY": "99999999"], 5000), (["ESCDELAY": "99999999999999999999"], 50),
  ]

  @Test(arguments: delays)
  func `the delay of Esc is 50 ms, 100 over ssh, or ESCDELAY's`(
    environment: [String: String], milliseconds: Int64
  ) {
    #expect(TerminalTraits(environment: environment).escapeDelay == milliseconds)
  }

  static let sizes: [(Size, [String: String], Size)] = [
    (Size(width: 0, height: 0), [:], Size(width: 80, height: 24)),
    (Size(width: 0, height: 0), ["COLUMNS": "60", "LINES": "20"], Size(width: 60, height: 20)),
    (Size(width: 0, height: 0), ["COLUMNS": "-5", "LINES": ""], Size(width: 80, height: 24)),
    (Size(width: 100, height: 0), ["LINES": "30"], Size(width: 100, height: 30)),
    (Size(width: 100, height: 40), ["COLUMNS": "60", "LINES": "20"], Size(width: 100, height: 40)),
  ]

  @Test(arguments: sizes)
  func `the size is the system's, else that of LINES and COLUMNS, else 80x24`(
    reported: Size, environment: [String: String], expected: Size
  ) {
    #expect(TerminalTraits(environment: environment).size(reported: reported) == expected)
  }
}
