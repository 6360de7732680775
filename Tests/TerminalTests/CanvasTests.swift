import ArcadeCore
import Terminal
import Testing

struct CanvasTests {
  private func canvas(_ width: Int, _ height: Int, _ glyphs: GlyphSet = .unicode) -> Canvas {
    Canvas(size: Size(width: width, height: height), glyphs: glyphs)
  }

  @Test(arguments: [
    (-2, 0, "cde\n\n"), (3, 0, "   ab\n\n"), (0, 1, "\nabcde\n"), (0, -1, "\n\n"), (0, 2, "\n\n"),
    (9, 0, "\n\n"), (-9, 0, "\n\n"),
  ])
  func `text outside is left out`(x: Int, y: Int, text: String) {
    var canvas = canvas(5, 2)
    #expect(canvas.put("abcde", x: x, y: y) == x + 5)
    #expect(canvas.text == text)
  }

  @Test(
    arguments: [
      (0, "🍒\n", ["🍒", "\0", " ", " "]), (2, "  🍒\n", [" ", " ", "🍒", "\0"]),
      (3, "\n", [" ", " ", " ", " "]), (-1, "\n", [" ", " ", " ", " "]),
    ] as [(Int, String, [Unicode.Scalar])])
  func `a wide character is whole or blank`(x: Int, text: String, cells: [Unicode.Scalar]) {
    var canvas = canvas(4, 1)
    canvas.put("....", x: 0, y: 0)
    canvas.clear(Rect(x: 0, y: 0, width: 4, height: 1))
    canvas.put("🍒", x: x, y: 0, Style(.gain))
    #expect(canvas.text == text)
    #expect(canvas.cells.map(\.scalar) == cells)
  }

  @Test(arguments: [(0, "x 🍋\n"), (1, " x🍋\n"), (2, "🍒x\n"), (3, "🍒 x\n")])
  func `writing over a half blanks the other`(x: Int, text: String) {
    var canvas = canvas(4, 1)
    canvas.put("🍒🍋", x: 0, y: 0)
    canvas.put("x", x: x, y: 0)
    #expect(canvas.text == text)
  }

  @Test func `a wide character over two others blanks both`() {
    var canvas = canvas(4, 1)
    canvas.put("🍒🍋", x: 0, y: 0)
    canvas.put("🔔", x: 1, y: 0)
    #expect(canvas.cells.map(\.scalar) == [" ", "🔔", "\0", " "])
  }

  @Test(arguments: 0..<20)
  func `no character is ever split`(seed: UInt64) {
    var chance = SplitMix64(state: seed)
    var canvas = canvas(12, 3)
    for _ in 0..<500 {
      draw(on: &canvas, using: &chance)
      for y in 0..<3 {
        for x in 0..<12 {
          let isWide = Glyphs.width(of: canvas[x, y].scalar) == 2
          let isFollowed = x < 11 && canvas[x + 1, y].scalar == Cell.continuation
          #expect(isWide == isFollowed)
          #expect(x > 0 || canvas[x, y].scalar != Cell.continuation)
        }
      }
    }
  }

  private func draw(on canvas: inout Canvas, using chance: inout SplitMix64) {
    let (x, y) = (chance.draw(below: 16) - 2, chance.draw(below: 5) - 1)
    switch chance.draw(below: 4) {
    case 0: canvas.put("🍒", x: x, y: y, Style(.gain, reversed: true))
    case 1: canvas.put("a語b", x: x, y: y)
    case 2: canvas.box(Rect(x: x, y: y, width: chance.draw(below: 5), height: 3))
    default: canvas.clear(Rect(x: x, y: y, width: chance.draw(below: 5), height: 2))
    }
  }

  @Test func `boxes are cut at the edges`() {
    var canvas = canvas(6, 4)
    canvas.box(Rect(x: -1, y: 1, width: 5, height: 9), .double)
    canvas.box(Rect(x: 4, y: 0, width: 1, height: 1))
    #expect(canvas.text == "\n═══╗\n   ║\n   ║\n")
  }

  @Test func `every border has its characters and twins`() {
    let borders: [(Border, String, String)] = [
      (.rounded, "╭─╮\n│ │\n╰─╯\n", ".-.\n| |\n'-'\n"),
      (.light, "┌─┐\n│ │\n└─┘\n", "+-+\n| |\n+-+\n"),
      (.heavy, "┏━┓\n┃ ┃\n┗━┛\n", "#=#\n# #\n#=#\n"),
      (.double, "╔═╗\n║ ║\n╚═╝\n", "*=*\n| |\n*=*\n"),
      (.dashed, "┌╌┐\n╎ ╎\n└╌┘\n", "+.+\n: :\n+.+\n"),
    ]
    for (border, unicode, ascii) in borders {
      for (glyphs, text) in [(GlyphSet.unicode, unicode), (.ascii, ascii)] {
        var canvas = canvas(3, 3, glyphs)
        canvas.box(Rect(x: 0, y: 0, width: 3, height: 3), border)
        #expect(canvas.text == text)
      }
    }
  }

  @Test func `text is placed by cells at the right and in the middle`() {
    var canvas = canvas(9, 2)
    canvas.put("🍒x", endingBefore: 9, y: 0)
    canvas.put("語", centeredIn: Rect(x: 1, y: 0, width: 8, height: 2), y: 1)
    #expect(canvas.text == "      🍒x\n    語\n")
  }

  @Test func `a picture in ASCII takes the same cells`() {
    var canvas = canvas(6, 1, .ascii)
    #expect(canvas.put("│🍒│é…", x: 0, y: 0) == 6)
    #expect(canvas.text == "|Ch|e.\n")
    canvas.put("🍋", x: 5, y: 0)
    #expect(canvas.text == "|Ch|eL\n")
  }

  @Test func `what is drawn of another canvas takes this one's characters and targets`() {
    var small = canvas(3, 1)
    small.put("🍒♥", x: 0, y: 0, Style(.red))
    small.mark(Rect(x: 2, y: 0, width: 1, height: 1), as: .enter)
    var canvas = canvas(5, 2, .ascii)
    canvas.draw(small, at: Point(x: 1, y: 1))
    #expect(canvas.text == "\n ChH\n")
    #expect(canvas[3, 1].style == Style(.red))
    #expect(canvas.key(at: Point(x: 3, y: 1)) == .enter)
  }

  @Test func `the topmost target answers, and none where it was cleared`() {
    var canvas = canvas(10, 5)
    canvas.mark(Rect(x: 0, y: 0, width: 10, height: 5), as: .space)
    canvas.clear(Rect(x: 2, y: 1, width: 4, height: 2))
    canvas.mark(Rect(x: 3, y: 1, width: 1, height: 1), as: .enter)
    for y in 0..<5 {
      for x in 0..<10 {
        let isCleared = (2..<6).contains(x) && (1..<3).contains(y)
        let expected: Key? = x == 3 && y == 1 ? .enter : isCleared ? nil : .space
        #expect(canvas.key(at: Point(x: x, y: y)) == expected)
      }
    }
    #expect(canvas.key(at: Point(x: 10, y: 0)) == nil)
  }

  @Test func `styles are told in runs`() {
    var canvas = canvas(20, 3)
    canvas.put("Hello big world", x: 1, y: 0, Style(.accent, bold: true))
    canvas.put("!", x: 16, y: 0, Style(.loss))
    canvas.put("  ", x: 2, y: 2, Style(reversed: true))
    canvas.put("plain", x: 5, y: 2)
    canvas.put("🍒", x: 12, y: 2, Style(.gold, underlined: true))
    #expect(
      canvas.styledText == """
         Hello big world!

             plain  🍒
        ---
        0: 1-15 accent bold, 16 loss
        2: 2-3 reversed, 12-13 gold underlined

        """)
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: -3, height: 5), Size(width: 1, height: 1),
  ])
  func `on the smallest canvas nothing goes wrong`(size: Size) {
    var canvas = Canvas(size: size)
    canvas.put("🍒ab", x: 0, y: 0)
    canvas.box(Rect(x: 0, y: 0, width: 3, height: 3))
    canvas.clear(Rect(x: -5, y: -5, width: 100, height: 100))
    #expect(canvas.cells.allSatisfy { $0 == .blank })
    #expect(canvas.key(at: Point(x: 0, y: 0)) == nil)
  }
}
