import CardTable
import Terminal

/// Draws what is to be seen in one place.
struct CardDrawing {
  /// Where.
  let rect: Rect
  /// Whether there is room for a border.
  let isFramed: Bool
  /// What is written on the card for its key or its place.
  let label: String
  /// A card face down without a label, as ``back(of:isFramed:as:)`` draws it.
  let back: Canvas

  /// A card face down: most cards are, so it is drawn once and copied.
  static func back(of size: Size, isFramed: Bool, as glyphs: GlyphSet) -> Canvas {
    var canvas = Canvas(size: size, glyphs: glyphs)
    let shade = String(repeating: "░", count: size.width)
    for y in 0..<size.height where isFramed || y > 0 { canvas.put(shade, x: 0, y: y, Style(.dim)) }
    if isFramed {
      CardFrame().draw(Rect(x: 0, y: 0, width: size.width, height: size.height), on: &canvas)
    }
    return canvas
  }

  /// Draws a picture; what was there before is gone.
  func draw(_ picture: CardPicture, on canvas: inout Canvas) {
    switch picture {
    case .empty:
      canvas.put("·", x: middle, y: rect.y + rect.height / 2, Style(.dim))
    case .back: drawBack(on: &canvas)
    case .edge:
      for y in rect.y..<(rect.y + rect.height) {
        canvas.put("│", x: middle, y: y, Style(.dim))
      }
    case .face(let card, let standing): drawFace(card, standing, on: &canvas)
    }
  }

  /// Shows that the cursor is here.
  func drawCursor(on canvas: inout Canvas) {
    let style = Style(.accent, bold: true)
    if isFramed {
      canvas.put("▲", x: middle, y: rect.y + rect.height - 1, style)
    } else {
      canvas.put("[", x: rect.x - 1, y: rect.y, style)
      canvas.put("]", x: rect.x + rect.width, y: rect.y, style)
    }
  }

  private var middle: Int { rect.x + (rect.width - 1) / 2 }

  /// The rectangle within the border.
  private var inside: Rect {
    guard isFramed else { return rect }
    return Rect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2)
  }

  private func drawBack(on canvas: inout Canvas) {
    canvas.draw(back, at: Point(x: rect.x, y: rect.y))
    if isFramed {
      CardFrame.putTop(label, in: rect, Style(.dim), on: &canvas)
    } else {
      canvas.put(label, endingBefore: rect.x + rect.width, y: rect.y, Style(.dim))
    }
  }

  private func drawFace(
    _ card: PlayingCard, _ standing: CardPicture.Standing, on canvas: inout Canvas
  ) {
    let frame = standing.frame(label: label)
    if isFramed { frame.draw(rect, on: &canvas) }
    var style = Style(card.suit.isRed ? .red : .text, bold: true)
    style.isUnderlined = !isFramed && standing == .chosen
    style.isReversed = standing == .matched
    let (rank, suit) = ("\(card.rank)", "\(card.suit.rawValue)")
    let (right, bottom) = (inside.x + inside.width, inside.y + inside.height - 1)
    if inside.width >= 3 {
      canvas.put(rank + suit, x: inside.x, y: inside.y, style)
      canvas.put(rank + suit, endingBefore: right, y: bottom, style)
    } else {
      canvas.put(rank, x: inside.x, y: inside.y, style)
      canvas.put(suit, endingBefore: right, y: bottom, style)
    }
  }
}

extension CardPicture.Standing {
  /// The border round a face.
  fileprivate func frame(label: String) -> CardFrame {
    switch self {
    case .chosen: CardFrame(.double, Style(.accent), top: label)
    case .missed: CardFrame(.light, Style(.loss), top: label)
    case .matched: CardFrame(.heavy, Style(.gain, bold: true))
    case .left: CardFrame(.rounded, .plain)
    }
  }
}
