import Terminal

/// How a tile or a target is drawn: the kind of its border tells what it is, also without colour.
struct TileCard: Equatable, Sendable {
  /// The lines around.
  let border: Border
  /// How the lines are written.
  let lines: Style
  /// How the letter is written.
  let letter: Style

  /// A free tile.
  static let free = TileCard(border: .light, lines: .plain, letter: bold)
  /// The back of a tile that is just being dealt.
  static let dealt = TileCard(border: .light, lines: dim, letter: dim)
  /// A tile that is held by the pointer or on its way.
  static let lifted = TileCard(border: .light, lines: accent, letter: accent)
  /// A tile that is wrong where it lies.
  static let wrong = TileCard(border: .double, lines: loss, letter: loss)
  /// A target that waits for its tile.
  static let open = TileCard(border: .dashed, lines: dim, letter: dim)
  /// The target that the next letter goes to.
  static let chosen = TileCard(border: .heavy, lines: accent, letter: accent)
  /// A tile that is locked on its target.
  static let placed = TileCard(border: .light, lines: bold, letter: bold)
  /// A tile that has just been locked.
  static let right = TileCard(border: .light, lines: gain, letter: gain)
  /// A tile of a solved row.
  static let solved = TileCard(border: .light, lines: gold, letter: gold)
  /// A letter of the answer that was not found.
  static let revealed = TileCard(border: .dashed, lines: dim, letter: bold)

  private static let bold = Style(.text, bold: true)
  private static let dim = Style(.dim)
  private static let accent = Style(.accent, bold: true)
  private static let loss = Style(.loss, bold: true)
  private static let gain = Style(.gain, bold: true)
  private static let gold = Style(.gold, bold: true)

  /// Draws it on what lies there.
  ///
  /// - Parameters:
  ///   - character: The letter, if one is seen.
  ///   - rect: Three rows high, or two without the upper line, or one between its sides.
  ///   - canvas: What is drawn on.
  func draw(_ character: Character?, in rect: Rect, on canvas: inout Canvas) {
    canvas.clear(rect)
    let right = rect.x + rect.width - 1
    switch rect.height {
    case 1:
      drawSides(x: rect.x, right, y: rect.y, on: &canvas)
    case 2:
      drawSides(x: rect.x, right, y: rect.y, on: &canvas)
      let line = String(repeating: border.horizontal, count: rect.width - 2)
      canvas.put(
        "\(border.bottomLeft)\(line)\(border.bottomRight)", x: rect.x, y: rect.y + 1, lines)
    case _:
      canvas.box(rect, border, lines)
    }
    guard let character else { return }
    let inside = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let row = rect.height < 3 ? rect.y : rect.y + rect.height / 2
    canvas.put(String(character), centeredIn: inside, y: row, letter)
  }

  /// Draws the shadow of a lifted tile, at its right and its lower edge.
  static func drawShadow(of rect: Rect, on canvas: inout Canvas) {
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    for x in (rect.x + 1)...right { canvas.put("░", x: x, y: bottom, dim) }
    for y in (rect.y + 1)..<max(rect.y + 2, bottom) { canvas.put("░", x: right, y: y, dim) }
  }

  private func drawSides(x left: Int, _ right: Int, y: Int, on canvas: inout Canvas) {
    canvas.put(String(border.vertical), x: left, y: y, lines)
    canvas.put(String(border.vertical), x: right, y: y, lines)
  }
}
