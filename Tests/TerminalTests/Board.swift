import Terminal

/// Screens as full as those of a game, to count the bytes they take.
enum Board {
  /// Thirty cards of seven by four with a rank and a coloured suit in two corners.
  static func cards(_ size: Size, chosen: Int) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.put("MATCH · normal", x: 1, y: 0, Style(bold: true))
    canvas.put("02:31   score   34", endingBefore: 79, y: 0)
    for card in 0..<30 {
      let rect = rect(of: card)
      canvas.box(
        rect, card == chosen ? .heavy : .rounded, Style(card == chosen ? .accent : .dim))
      let (suit, ink) = [("♠", Ink.text), ("♥", .red), ("♣", .text), ("♦", .red)][card % 4]
      canvas.put("A" + suit, x: rect.x + 1, y: rect.y + 1, Style(ink, bold: true))
      canvas.put(suit + "A", endingBefore: rect.x + 6, y: rect.y + 2, Style(ink, bold: true))
    }
    canvas.put("↑↓←→ choose   Enter turn   ? help   q leave", x: 1, y: 23, Style(.dim))
    return canvas
  }

  /// The cards with none chosen and a cursor of reversed cells on one.
  static func marked(_ size: Size, at card: Int) -> Canvas {
    var canvas = cards(size, chosen: -1)
    let rect = rect(of: card)
    canvas.put("▶", x: rect.x, y: rect.y + 1, Style(.accent, bold: true))
    canvas.put("◀", x: rect.x + 6, y: rect.y + 1, Style(.accent, bold: true))
    return canvas
  }

  /// A character in every cell, the ink another one in every third.
  static func full(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        canvas.put("x", x: x, y: y, Style(x / 8 % 2 == 0 ? .text : .gain))
      }
    }
    return canvas
  }

  private static func rect(of card: Int) -> Rect {
    Rect(x: card % 10 * 8, y: 2 + card / 10 * 5, width: 7, height: 4)
  }
}
