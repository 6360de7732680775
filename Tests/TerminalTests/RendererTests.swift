import ArcadeCore
import Terminal
import TestSupport
import Testing

struct RendererTests {
  private let size = Size(width: 80, height: 24)

  private func renderer(_ depth: ColorDepth = .sixteen, isUTF8: Bool = true) -> Renderer {
    Renderer(depth: depth, theme: .auto, isUTF8: isUTF8)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `the first frame resets and clears, the same again is nothing`() {
    var renderer = renderer()
    var canvas = Canvas(size: size)
    canvas.put("hello", x: 3, y: 2)
    #expect(text(renderer.frame(canvas)) == "\u{1B}[m\u{1B}[H\u{1B}[2J\u{1B}[3;4Hhello")
    #expect(renderer.frame(canvas) == [])
    canvas.mark(Rect(x: 0, y: 0, width: 1, height: 1), as: .enter)
    #expect(renderer.frame(canvas) == [])
  }

  @Test func `only what differs is sent`() {
    var renderer = renderer()
    var canvas = Canvas(size: size)
    canvas.put("score   10", x: 60, y: 0)
    _ = renderer.frame(canvas)
    canvas.put("score   11", x: 60, y: 0)
    #expect(text(renderer.frame(canvas)) == "\u{8}1")
    canvas.put("score   11", x: 60, y: 0, Style(.gain))
    #expect(text(renderer.frame(canvas)) == "\u{1B}[61G\u{1B}[1;32mscore   11")
  }

  @Test func `the colour of a blank is no difference`() {
    var renderer = renderer()
    var canvas = Canvas(size: size)
    _ = renderer.frame(canvas)
    canvas.put("     ", x: 5, y: 5, Style(.gain, bold: true))
    #expect(renderer.frame(canvas) == [])
    canvas.put("     ", x: 5, y: 5, Style(.gain, reversed: true))
    #expect(renderer.frame(canvas) != [])
  }

  @Test func `without colours inks that look alike are no difference`() {
    var renderer = renderer(.none)
    var canvas = Canvas(size: size)
    canvas.put("x", x: 5, y: 5, Style(.green))
    _ = renderer.frame(canvas)
    canvas.put("x", x: 5, y: 5, Style(.blue))
    #expect(renderer.frame(canvas) == [])
  }

  @Test func `after forgetting, another size, theme or background all is painted`() {
    var renderer = renderer()
    let canvas = Canvas(size: size)
    let whole = renderer.frame(canvas)
    #expect(text(whole) == "\u{1B}[m\u{1B}[H\u{1B}[2J")
    renderer.forget()
    #expect(renderer.frame(canvas) == whole)
    renderer.theme = .mono
    #expect(renderer.frame(canvas) == whole)
    renderer.background = .light
    #expect(renderer.frame(canvas) == whole)
    renderer.background = .light
    #expect(renderer.frame(canvas) == [])
    #expect(renderer.frame(Canvas(size: Size(width: 40, height: 16))) == whole)
  }

  @Test func `without UTF-8 nothing but ASCII is sent`() {
    var renderer = renderer(isUTF8: false)
    var canvas = Canvas(size: Size(width: 12, height: 2))
    canvas.box(Rect(x: 0, y: 0, width: 3, height: 2))
    canvas.put("🍒é♥", x: 4, y: 0)
    let bytes = renderer.frame(canvas)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    var screen = ScreenEmulator(size: canvas.size)
    screen.feed(bytes)
    #expect(screen.text == ".-. CheH\n'-'")
  }

  @Test func `the lower right cell does not scroll`() {
    var renderer = renderer()
    var canvas = Canvas(size: Size(width: 4, height: 2))
    canvas.put("abcd", x: 0, y: 0)
    canvas.put("efgh", x: 0, y: 1)
    var screen = ScreenEmulator(size: canvas.size)
    screen.feed(renderer.frame(canvas))
    canvas.put("Z", x: 3, y: 1)
    canvas.put("Y", x: 0, y: 1)
    screen.feed(renderer.frame(canvas))
    #expect(screen.text == "abcd\nYfgZ")
  }

  @Test func `moving a cursor takes at most 60 bytes, whatever it looks like`() {
    for depth in ColorDepth.allCases {
      var renderer = renderer(depth)
      renderer.background = .dark
      var canvas = Board.cards(size, chosen: 5)
      _ = renderer.frame(canvas)
      for chosen in [6, 14, 13, 21, 2, 0, 29] {
        canvas = Board.marked(size, at: chosen)
        let before = Board.marked(size, at: chosen == 29 ? 28 : chosen + 1)
        _ = renderer.frame(before)
        let bytes = renderer.frame(canvas)
        #expect(!bytes.isEmpty)
        #expect(bytes.count <= 60, "\(depth): \(String(reflecting: text(bytes)))")
      }
    }
  }

  @Test func `moving a heavy border takes at most 400 bytes`() {
    var renderer = renderer()
    _ = renderer.frame(Board.cards(size, chosen: 5))
    let bytes = renderer.frame(Board.cards(size, chosen: 6))
    #expect(!bytes.isEmpty && bytes.count <= 400, "\(bytes.count)")
  }

  @Test func `a whole repaint takes at most 6 kB in sixteen colours`() {
    var renderer = renderer()
    renderer.background = .dark
    for canvas in [Board.cards(size, chosen: 5), Board.full(size)] {
      renderer.forget()
      let bytes = renderer.frame(canvas)
      #expect(bytes.count <= 6_000, "\(bytes.count)")
    }
  }
}
