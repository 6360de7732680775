import CardTable
import Terminal

/// Draws what is to be seen in one place.
struct SetCardDrawing {
  /// Where.
  let rect: Rect
  /// The key that chooses the card.
  let label: String

  /// Draws a picture; what was there before is gone.
  func draw(_ picture: SetPicture, on canvas: inout Canvas) {
    switch picture {
    case .empty:
      canvas.put("·", x: middle, y: rect.y + rect.height / 2, Style(.dim))
    case .edge:
      for y in rect.y..<(rect.y + rect.height) {
        canvas.put("│", x: middle, y: y, Style(.dim))
      }
    case .card(let card, let standing, let isHinted):
      frame(of: card, standing).draw(rect, on: &canvas)
      drawCode(of: card, on: &canvas)
      if isHinted {
        // In ASCII `*` is the corner of a chosen card. Where the card is narrow, the cursor takes what stands beside the key.
        let x = rect.x + rect.width - (isNarrow ? 1 : 3)
        canvas.put(canvas.glyphs == .ascii ? "!" : "*", x: x, y: rect.y, Style(.gold, bold: true))
      }
      isLarge ? drawLarge(card, on: &canvas) : drawSmall(card, on: &canvas)
    }
  }

  /// Shows that the cursor is here.
  func drawCursor(on canvas: inout Canvas) {
    let style = Style(.accent, bold: true)
    let end = canvas.put(label, x: rect.x + 2, y: rect.y, style)
    canvas.put("[", x: rect.x + 1, y: rect.y, style)
    canvas.put("]", x: end, y: rect.y, style)
  }

  private var middle: Int { rect.x + rect.width / 2 }
  private var isLarge: Bool { rect.height >= SymbolArt.size + 2 }
  /// Whether the border has no room for a whole code.
  private var isNarrow: Bool { rect.width < 7 }

  /// Writes the code into the lower border; of a narrow card the symbols tell the number.
  private func drawCode(of card: SetCard, on canvas: inout Canvas) {
    let code = isNarrow ? String(card.code.dropFirst()) : card.code
    let end = rect.x + rect.width - (isNarrow ? 1 : 2)
    canvas.put(code, endingBefore: end, y: rect.y + rect.height - 1, Style(card.color.ink))
  }

  private func frame(of card: SetCard, _ standing: SetPicture.Standing) -> CardFrame {
    let (border, style): (Border, Style) =
      switch standing {
      case .plain: (.rounded, Style(.dim))
      case .chosen: (.double, Style(.accent, bold: true))
      case .missed: (.light, Style(.loss))
      case .found: (.heavy, Style(.gain, bold: true))
      }
    return CardFrame(border, style, top: label, topStyle: style)
  }

  private func drawLarge(_ card: SetCard, on canvas: inout Canvas) {
    let rows = SymbolArt.rows(of: card.symbol, card.shading, as: canvas.glyphs)
    let gap = card.number == 3 ? 0 : 1
    let width = card.number * SymbolArt.size + (card.number - 1) * gap
    let left = rect.x + (rect.width - width) / 2
    let top = rect.y + (rect.height - SymbolArt.size) / 2
    for symbol in 0..<card.number {
      for (row, text) in rows.enumerated() {
        canvas.put(
          text, x: left + symbol * (SymbolArt.size + gap), y: top + row, Style(card.color.ink))
      }
    }
  }

  private func drawSmall(_ card: SetCard, on canvas: inout Canvas) {
    let cell = SymbolArt.cell(of: card.symbol, card.shading, as: canvas.glyphs)
    let text = Array(repeating: cell, count: card.number).joined(separator: isNarrow ? "" : " ")
    canvas.put(text, centeredIn: rect, y: rect.y + rect.height / 2, Style(card.color.ink))
  }
}

extension SetCard.Color {
  /// The ink of the colour.
  var ink: Ink {
    switch self {
    case .red: .red
    case .green: .green
    case .purple: .purple
    }
  }
}
