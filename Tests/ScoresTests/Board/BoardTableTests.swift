import ArcadeCore
import Terminal
import Testing

@testable import Scores

struct BoardTableTests {
  private static let sketch = [
    BoardSample.game(164, 245, at: 0), BoardSample.game(121, 238, at: -1000),
    BoardSample.game(98, 751, at: -5000), BoardSample.game(-12, 320, at: -9000),
  ]

  @Test func `the board shows rows, marks, a legend and a count`() throws {
    #expect(
      try BoardSample(Self.sketch).text() == """
          #  game            score  duration  when
          1  Set normal        164      4:05  2026-11-30 05:30  ▲ highest
          2  Set normal        121      3:58  2026-11-29 12:50  ◂ shortest
          3  Set normal         98     12:31  2026-11-26 18:10  ▸ longest
          4  Set normal        −12      5:20  2026-11-23 23:30  ▼ lowest

          ▲ highest  ▼ lowest  ◂ shortest  ▸ longest   4 results, by date

        """)
  }

  @Test func `without UTF-8 it is ASCII`() throws {
    let request = BoardRequest(sort: .score, isReversed: true, limit: 2)
    #expect(
      try BoardSample(Self.sketch).text(request, glyphs: .ascii) == """
          #  game            score  duration  when
          1  Set normal        -12      5:20  2026-11-23 23:30  v lowest
          2  Set normal         98     12:31  2026-11-26 18:10  > longest

          v lowest  > longest   2 of 4 results, by score, reversed

        """)
  }

  @Test func `the score's cell bears the score's colour, the duration's the duration's`() throws {
    let colors = BoardColors.painted(.dark, depth: .sixteen, background: .dark)
    let both = [BoardSample.game(9, 10, at: 2), BoardSample.game(1, 70, at: 1)]
    let lines = try BoardSample(both).text(colors: colors).split(separator: "\n")
    func paint(_ text: String, _ ink: Ink) -> String { colors.paint(text, ink) }
    let (when, blanks) = ("2026-11-30 05:3", "       ")

    #expect(paint("9", .green) != paint("9", .purple))
    #expect(
      lines[1] == "  \(paint("1", .dim))  Set normal          \(paint("9", .green))  "
        + "    \(paint("0:10", .purple))  \(when)2  \(paint("▲ highest", .green))"
        + "  \(paint("◂ shortest", .purple))")
    #expect(
      lines[2] == "  \(paint("2", .dim))  Set normal   \(blanks)\(paint("1", .red))  "
        + "    \(paint("1:10", .blue))  \(when)1  \(paint("▼ lowest", .red))"
        + "  \(paint("▸ longest", .blue))")
  }

  @Test(arguments: [ColorDepth.sixteen, .indexed, .direct])
  func `colours change nothing but colours`(depth: ColorDepth) throws {
    let colors = BoardColors.painted(.auto, depth: depth, background: .unknown)
    let text = try BoardSample(Self.sketch).text(colors: colors)
    #expect(text.contains("\u{1B}["))
    let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare == (try BoardSample(Self.sketch).text()))
  }

  @Test func `what takes no rank says why`() throws {
    let games = [
      BoardSample.game(5, at: 4) { $0.marks = ["relaxed", "daily"] },
      BoardSample.game(6, at: 3) { $0.marks = ["unfinished"] },
      BoardSample.game(7, at: 2) {
        $0.marks = ["imported"]
        $0.moves = ""
      },
      BoardSample.game(8, at: 1) { $0.end = Timestamp(milliseconds: $0.start.milliseconds - 1) },
    ]
    #expect(
      try BoardSample(games).text() == """
          #  game            score  duration  when
          1  Set normal          5      1:00  2026-11-30 05:34  relaxed  daily
          2  Set normal          6      1:00  2026-11-30 05:33  unfinished
          3  Set normal          7      1:00  2026-11-30 05:32  imported  without moves
          4  Set normal          8      1:00  2026-11-30 05:31! ▲ highest  ◂ shortest

          ▲ highest  ◂ shortest  ! clock set back   4 results, by date

        """)
  }

  @Test func `names with escapes, newlines and wide characters are escaped and aligned`() throws {
    let games = [
      BoardSample.game(1, at: 5, mode: "\u{1B}[31m"), BoardSample.game(2, at: 4, mode: "a\nb"),
      BoardSample.game(3, at: 3, mode: "\u{9B}31m"), BoardSample.game(4, at: 2, mode: "木🍒"),
      BoardSample.game(5, at: 1, mode: "\u{202E}abc"),
    ]
    #expect(
      try BoardSample(games).text() == """
          #  game             score  duration  when
          1  Set \\u{1b}[31m       1      1:00  2026-11-30 05:35  ▼ lowest
          2  Set a\\u{a}b          2      1:00  2026-11-30 05:34
          3  Set \\u{9b}31m        3      1:00  2026-11-30 05:33
          4  Set 木🍒             4      1:00  2026-11-30 05:32
          5  Set \\u{202e}abc      5      1:00  2026-11-30 05:31  ▲ highest  ◂ shortest

          ▲ highest  ▼ lowest  ◂ shortest   5 results, by date

        """)
  }

  @Test func `whatever the names hold, lines have at most 80 cells and no control character`()
    throws
  {
    var generator = SplitMix64(seed: Seed(randomBits: 4 << 11), stream: 1)
    let scalars: [Unicode.Scalar] = [
      "a", "木", "🍒", "\u{1B}", "\u{301}", "\u{7F}", "\u{9B}", "\u{200D}", "\"", "é", "\u{2066}",
    ]
    func name() -> String {
      (0..<Int(generator.draw(below: 60))).reduce(into: "x") { text, _ in
        text.unicodeScalars.append(scalars[Int(generator.draw(below: UInt64(scalars.count)))])
      }
    }
    for round in 0..<40 {
      let games = (0..<8).map { index in
        BoardSample.game(
          Int(generator.draw(below: 1_000_000)), Int64(generator.draw(below: 1_000_000)),
          at: Int64(index), kind: name(), mode: name()
        ) { $0.marks = [name(), "relaxed"] }
      }
      let glyphs: GlyphSet = round % 2 == 0 ? .unicode : .ascii
      let text = try BoardSample(games).text(glyphs: glyphs)
      for line in text.split(separator: "\n") {
        #expect(Glyphs.width(of: String(line), as: glyphs) <= 80)
        #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        #expect(glyphs == .unicode || line.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test func `a thousand results group their thousands and align their numbers`() throws {
    let games = (0..<1000).map { BoardSample.game($0 * 2, Int64($0) + 9, at: Int64($0)) }
    let lines = try BoardSample(games).text(BoardRequest(sort: .score)).split(separator: "\n")
    #expect(
      lines[1]
        == "     1  Set normal      1,998     16:48  2026-11-30 22:09  ▲ highest  ▸ longest")
    #expect(
      lines[1000]
        == "  1000  Set normal          0      0:09  2026-11-30 05:30  ▼ lowest  ◂ shortest")
    #expect(lines.last?.hasSuffix("   1,000 results, by score") == true)
  }

  @Test func `the board before the first game says that nothing has been played yet`() throws {
    let text = "  Nothing has been played yet: 'arcade' begins a game.\n"
    #expect(try BoardSample([]).text() == text)
    let missing = try ResultsSource(path: "/nowhere/at/all/results.json")
    let board = try Board(BoardRequest(), source: missing, time: .utc)
    #expect(board.count == 0 && board.damage.isEmpty)
  }

  @Test func `a board on which nothing is left says so`() throws {
    let text = try BoardSample(Self.sketch).text(BoardRequest(kind: "go"))
    #expect(text == "  None of 4 results fits: ask for less of kind, mode, player and dates.\n")
  }

  @Test(arguments: [
    (0, "0:00"), (999, "0:00"), (59_999, "0:59"), (60_000, "1:00"), (3_599_999, "59:59"),
    (3_600_000, "1:00:00"), (36_000_000, "10:00:00"), (360_000_000, "100:00:00"),
  ])
  func `durations are whole seconds gone by`(milliseconds: Int64, text: String) {
    #expect(BoardTable.text(ofDuration: milliseconds) == text)
  }
}
