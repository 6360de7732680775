import Terminal

/// The wheels side by side, each behind its window, with the paid row in the middle.
struct WheelWindow {
  /// The inks of symbols that are words, in the order of the machine.
  private static let inks: [Ink] = [.red, .text, .gold, .red, .gold, .green, .purple, .blue]

  /// What is to be seen.
  let picture: SlotsPicture
  /// The upper left corner of the first wheel.
  let origin: Point
  /// The cells of a wheel with its border.
  let wheelWidth: Int
  /// The rows of a wheel without its border: odd, so that one is in the middle.
  let rows: Int
  /// The rows from one symbol to the next: 2, or 1 where room is short.
  let rowsPerSymbol: Int

  /// The row in the middle, which pays.
  var middle: Int { origin.y + 1 + rows / 2 }

  /// The cells of all wheels with their borders.
  var width: Int { wheelWidth * picture.machine.wheels }

  /// Draws the wheels and the pointers to the paid row.
  func draw(on canvas: inout Canvas) {
    for wheel in picture.faces.indices {
      let x = origin.x + wheel * wheelWidth
      canvas.box(
        Rect(x: x, y: origin.y, width: wheelWidth, height: rows + 2), .rounded, Style(.dim))
      let isWinning = picture.celebrated?.win?.wheels.contains(wheel) ?? false
      if isWinning {
        let band = String(repeating: " ", count: wheelWidth - 2)
        canvas.put(band, x: x + 1, y: middle, Style(.gain, bold: true, reversed: true))
      }
      for row in 0..<rows {
        guard let symbol = symbol(on: wheel, row: row - rows / 2) else { continue }
        put(symbol, x: x + 1, y: origin.y + 1 + row, isWinning: isWinning, on: &canvas)
      }
    }
    canvas.put("▶", x: origin.x - 2, y: middle, Style(.accent))
    canvas.put("◀", x: origin.x + width + 1, y: middle, Style(.accent))
  }

  /// The symbol at a row of a wheel's strip, counted from the middle; `nil` between two symbols.
  ///
  /// The strip moves down: what has still to come stands above.
  private func symbol(on wheel: Int, row: Int) -> Int? {
    let steps = picture.steps[wheel]
    let perSymbol = Turn.stepsPerSymbol
    let halves = rowsPerSymbol == 1 ? (steps + 1) / 2 * perSymbol + row * perSymbol : steps + row
    guard halves % perSymbol == 0 else { return nil }
    let count = picture.machine.symbols.count
    return ((picture.faces[wheel] + halves / perSymbol) % count + count) % count
  }

  private func put(_ index: Int, x: Int, y: Int, isWinning: Bool, on canvas: inout Canvas) {
    let symbol = picture.machine.symbols[index]
    let text = canvas.glyphs == .ascii ? symbol.ascii : symbol.glyph
    let rest = wheelWidth - 2 - Glyphs.width(of: text, as: canvas.glyphs)
    let style =
      y != middle
      ? Style(.dim)
      : isWinning
        ? Style(.gain, bold: true, reversed: true)
        : Style(Self.inks[index % Self.inks.count], bold: true)
    canvas.put(text, x: x + rest / 2, y: y, style)
  }
}
