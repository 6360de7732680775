import ArcadeCore
import Terminal

/// What stands over the board when a game is over: the score, its place, what to do next.
struct ResultCard: Equatable, Sendable {
  /// What the game itself says, one or two lines.
  let closing: [String]
  /// The score, as the game writes it.
  let score: String
  /// The time of play.
  let duration: String
  /// Its place on the board and whether it is a best, or why it is not kept.
  let place: [String]
  /// Whether it is the best of its kind and mode.
  let isBest: Bool

  /// Draws the card in the middle of a rectangle.
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let lines = self.lines.flatMap { line in
      line.text.wrapped(to: rect.width - 8).map { (text: $0, style: line.style) }
    }
    let widest = lines.map { Glyphs.width(of: $0.text) }.max() ?? 0
    let size = Size(width: widest + 8, height: lines.count + 4)
    let box = Panel.box(of: size, in: rect, title: "Game over", on: &canvas)
    for (row, line) in lines.enumerated() {
      canvas.put(line.text, x: box.x + 4, y: box.y + 2 + row, line.style)
    }
  }

  private var lines: [(text: String, style: Style)] {
    let figures = "score \(score)   time \(duration)"
    return closing.map { ($0, .plain) } + [("", .plain), (figures, Style(.text, bold: true))]
      + place.enumerated().map { index, text in
        (index == 0 && isBest ? "★ \(text)" : text, Style(index == 0 && isBest ? .gold : .dim))
      }
  }
}
