import Terminal

/// The Sets found so far, beside the table: the newest first; those of a puzzle with those missing.
struct FoundList {
  /// The game.
  let game: SetGame
  /// Where it is drawn.
  let rect: Rect

  /// Draws as many Sets as there is room for.
  func draw(on canvas: inout Canvas) {
    let missing = game.mode == .puzzle ? SetGame.setsOfPuzzle - game.found.count : 0
    guard !game.found.isEmpty || missing > 0 else { return }
    canvas.put("Sets found", x: rect.x, y: rect.y, Style(.dim))
    let room = rect.height - 2
    for (row, cards) in game.found.suffix(room).reversed().enumerated() {
      var x = rect.x
      for card in cards {
        x = canvas.put(card.code, x: x, y: rect.y + 2 + row, Style(card.color.ink)) + 1
      }
    }
    for row in 0..<max(0, min(missing, room - game.found.count)) {
      canvas.put("···· ···· ····", x: rect.x, y: rect.y + 2 + game.found.count + row, Style(.dim))
    }
  }
}
