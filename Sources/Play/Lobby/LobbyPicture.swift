import Terminal

/// The lobby as it is drawn: a pure function of what it knows, the cursor and the size.
struct LobbyPicture: Equatable, Sendable {
  /// The kinds of game, in the order of the catalog.
  var rows: [LobbyRow]
  /// The day on the wall: `Mon 30 Nov`.
  var today: String
  /// The last results in a few words.
  var results = ""
  /// The settings in a few words.
  var settings: String
  /// Which row the cursor is on: the games, then scores, then settings.
  var cursor = 0
  /// What went wrong, in one line.
  var notice = ""

  /// The rows that the cursor may be on.
  var rowCount: Int { rows.count + 2 }

  private static let logo = [
    "▄▀█ █▀█ █▀▀ ▄▀█ █▀▄ █▀▀",
    "█▀█ █▀▄ █▄▄ █▀█ █▄▀ ██▄",
  ]

  /// Draws the lobby on an empty canvas that is large enough for a layout.
  func draw(in layout: Layout, on canvas: inout Canvas) {
    let (x, y, width) = (layout.frame.x, layout.frame.y, layout.frame.width)
    // Half blocks have no likeness in ASCII.
    for (index, line) in (canvas.glyphs == .ascii ? ["A R C A D E"] : Self.logo).enumerated() {
      canvas.put(line, x: x + 2, y: y + 1 + index, Style(.accent, bold: true))
    }
    canvas.put(today, endingBefore: x + width - 2, y: y + 1, Style(.dim))

    let isWide = width >= 72
    var row = y + 5
    for (index, game) in rows.enumerated() {
      draw(game, number: index, at: Point(x: x + 1, y: row), isWide: isWide, on: &canvas)
      row += isWide ? 1 : 2
    }
    row += 1
    draw("Scores", results, number: rows.count, at: Point(x: x + 1, y: row), on: &canvas)
    draw("Settings", settings, number: rows.count + 1, at: Point(x: x + 1, y: row + 1), on: &canvas)
    Chrome.draw(Message(notice, Style(.loss)), in: layout, on: &canvas)
    let leave = KeyHint("q", "leave", key: .character("q"))
    Chrome.draw(Self.hints, always: [leave], in: layout, on: &canvas)
  }

  private func draw(
    _ game: LobbyRow, number: Int, at place: Point, isWide: Bool, on canvas: inout Canvas
  ) {
    drawTitle(game.title, number: number, at: place, on: &canvas)
    let left = game.left.map { "left at \($0)" } ?? ""
    guard let figures = game.figures, figures.count > 0 else {
      put(left.isEmpty ? game.summary : left, at: place, on: &canvas)
      return
    }
    canvas.put("best", x: place.x + 13, y: place.y, Style(.dim))
    canvas.put(figures.best ?? "–", endingBefore: place.x + 25, y: place.y, Style(.gold))
    canvas.put(figures.sparkline, x: place.x + 27, y: place.y, Style(.accent))
    let times = figures.count == 1 ? "played once" : "played \(figures.count) times"
    let streak = figures.streak > 1 ? "streak \(figures.streak) days" : ""
    guard isWide else {
      canvas.put(left.isEmpty ? times : left, x: place.x + 13, y: place.y + 1, Style(.dim))
      return
    }
    canvas.put(times, x: place.x + 37, y: place.y, Style(.dim))
    canvas.put(left.isEmpty ? streak : left, x: place.x + 56, y: place.y, Style(.dim))
  }

  private func draw(
    _ title: String, _ text: String, number: Int, at place: Point, on canvas: inout Canvas
  ) {
    drawTitle(title, number: number, at: place, on: &canvas)
    put(text, at: place, on: &canvas)
  }

  /// Writes what is told of a row, as much as fits.
  private func put(_ text: String, at place: Point, on canvas: inout Canvas) {
    let x = place.x + 13
    let shown = Glyphs.cut(text, to: canvas.size.width - x - 1, as: canvas.glyphs)
    canvas.put(shown, x: x, y: place.y, Style(.dim))
  }

  private func drawTitle(
    _ title: String, number: Int, at place: Point, on canvas: inout Canvas
  ) {
    let isChosen = number == cursor
    if isChosen { canvas.put("▶", x: place.x, y: place.y, Style(.accent)) }
    canvas.put(title, x: place.x + 2, y: place.y, Style(.text, bold: isChosen))
    canvas.mark(
      Rect(x: place.x, y: place.y, width: canvas.size.width - place.x - 2, height: 1),
      as: .character(Character(String(number + 1))))
  }

  private static let hints: [KeyHint] = [
    .choose, KeyHint("Enter", "play", key: .enter),
    KeyHint("s", "scores", key: .character("s")), KeyHint("e", "settings", key: .character("e")),
    KeyHint("?", "help", key: .character("?")),
  ]
}
