import ArcadeCore
import Terminal
import TestSupport
import Testing

struct RendererLaws {
  @Test(arguments: 0..<24)
  func `a terminal shows the last canvas, painted by difference or whole`(seed: UInt64) {
    var chance = SplitMix64(state: seed)
    let depth = ColorDepth.allCases[Int(seed % 4)]
    let size = Size(width: 3 + chance.draw(below: 30), height: 1 + chance.draw(below: 9))
    var renderer = Renderer(depth: depth, theme: .auto, isUTF8: true)
    var screen = ScreenEmulator(size: size)
    // What stood there before must not show.
    screen.feed("\u{1B}[7mleft over\u{1B}[3;3Hmore".utf8)
    var canvas = Canvas(size: size)
    for _ in 0..<60 {
      if chance.draw(below: 12) == 0 { renderer.forget() }
      if chance.draw(below: 20) == 0 { renderer.background = .dark }
      if chance.draw(below: 9) == 0 { canvas = Canvas(size: size) }
      for _ in 0..<chance.draw(below: 6) { draw(on: &canvas, using: &chance) }
      screen.feed(renderer.frame(canvas))

      var fresh = Renderer(depth: depth, theme: .auto, isUTF8: true)
      fresh.background = renderer.background
      var whole = ScreenEmulator(size: size)
      whole.feed(fresh.frame(canvas))
      #expect(screen.unknown == [])
      #expect(screen.text + "\n" == canvas.text)
      #expect(looks(screen, size) == looks(whole, size))
      for y in 0..<size.height {
        for x in 0..<size.width where canvas[x, y].scalar != Cell.continuation {
          let (cell, shown) = (canvas[x, y], screen[x, y])
          #expect(cell.scalar == shown.scalar)
          #expect(cell.style.isReversed == shown.rendition.attributes.contains(7))
          #expect(cell.style.isUnderlined == shown.rendition.attributes.contains(4))
          #expect(shown.rendition.background == [])
        }
      }
    }
  }

  /// Characters and attributes as they are seen: a blank has no colour.
  private func looks(_ screen: ScreenEmulator, _ size: Size) -> [ScreenEmulator.Cell] {
    (0..<size.height).flatMap { y in
      (0..<size.width).map { x in
        var cell = screen[x, y]
        if cell.scalar == " ", cell.rendition.attributes.isDisjoint(with: [4, 7]) {
          cell.rendition = ScreenEmulator.Rendition()
        }
        if cell.scalar == "\0" { cell.rendition = ScreenEmulator.Rendition() }
        return cell
      }
    }
  }

  private func draw(on canvas: inout Canvas, using chance: inout SplitMix64) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let (x, y) = (chance.draw(below: width + 2) - 1, chance.draw(below: height))
    let style = Style(
      Ink.allCases[chance.draw(below: Ink.allCases.count)], bold: chance.draw(below: 4) == 0,
      reversed: chance.draw(below: 5) == 0, underlined: chance.draw(below: 6) == 0)
    switch chance.draw(below: 7) {
    case 0: canvas.put("🍒🍋", x: x, y: y, style)
    case 1: canvas.put("a", x: x, y: y, style)
    case 2: canvas.put("Hello, wörld", x: x, y: y, style)
    case 3: canvas.put(String(repeating: " ", count: chance.draw(below: 25)), x: x, y: y, style)
    case 4: canvas.box(Rect(x: x, y: y, width: chance.draw(below: 9), height: 3), .light, style)
    case 5: canvas.clear(Rect(x: x, y: y, width: chance.draw(below: 40), height: 2))
    default: canvas.put("語 x", x: x, y: y, style)
    }
  }
}
