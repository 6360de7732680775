import ArcadeCore
import Terminal

extension Stage {
  /// The whole screen of a size: board and chrome, or what stands over them.
  func picture(size: Size, at now: FrameTime) -> Canvas {
    var canvas = Canvas(size: size, glyphs: look.glyphs)
    guard let layout = Layout(size) else {
      Layout.drawNeed(of: size, on: &canvas)
      return canvas
    }
    let playTime = table.playTime(now: now.milliseconds)
    Chrome.draw(scene.header(table.game, playTime: playTime, at: now), in: layout, on: &canvas)
    if overlays.last?.interrupts != true {
      var board = Canvas(
        size: Size(width: layout.board.width, height: layout.board.height), glyphs: look.glyphs)
      scene.draw(table.game, playTime: playTime, at: now, on: &board)
      if !overlays.isEmpty { board.removeTargets() }
      canvas.draw(board, at: Point(x: layout.board.x, y: layout.board.y))
      Chrome.draw(message(at: now), in: layout, on: &canvas)
    }
    draw(overlays.last, in: layout, at: now, on: &canvas)
    return canvas
  }

  private func message(at now: FrameTime) -> Message {
    table.keeper.notice.map { Message($0, Style(.loss)) } ?? scene.message(table.game, at: now)
  }

  private func draw(
    _ overlay: Overlay?, in layout: Layout, at now: FrameTime, on canvas: inout Canvas
  ) {
    switch overlay {
    case .page(let page):
      page.draw(on: layout.board, of: &canvas)
      Chrome.draw([.scroll, .back], in: layout, on: &canvas)
    case .menu(let menu):
      menu.draw(in: layout.board, on: &canvas)
      Chrome.draw([.choose, .take, .back], in: layout, on: &canvas)
    case .paused:
      let size = Size(width: 34, height: 5)
      let box = Panel.box(of: size, in: layout.board, title: "", on: &canvas)
      canvas.put("P A U S E D", centeredIn: box, y: box.y + 2, Style(.text, bold: true))
      Chrome.draw([KeyHint("any key", "go on", key: .space)], in: layout, on: &canvas)
    case .result(let card):
      card.draw(in: layout.board, on: &canvas)
      let look = KeyHint("Esc", "look at the board", key: .escape)
      Chrome.draw([look], always: hintsAfterTheEnd, in: layout, on: &canvas)
    case nil where hasResult:
      Chrome.draw(hintsAfterTheEnd, in: layout, on: &canvas)
    case nil:
      Chrome.draw(
        scene.keys(table.game, at: now), always: Self.hintsAlways, in: layout, on: &canvas)
    }
  }

  private static var hintsAlways: [KeyHint] {
    let help = KeyHint("?", "help", key: .character("?"))
    return View.lettersArePlayed
      ? [KeyHint("Esc", "menu", key: .escape), help]
      : [
        KeyHint("Esc", "menu", key: .escape), help,
        KeyHint("q", "leave", key: .character("q")),
      ]
  }

  private var hintsAfterTheEnd: [KeyHint] {
    let another = KeyHint("n", "new game", key: .character("n"))
    let other = KeyHint("o", "other", key: .character("o"))
    return [another] + (hasChoice ? [other] : []) + [
      KeyHint("s", "scores", key: .character("s")), KeyHint("q", "leave", key: .character("q")),
    ]
  }
}

extension KeyHint {
  /// Scrolling a page.
  static let scroll = KeyHint("↑↓", "scroll", key: .down)
  /// Moving a cursor in a list.
  static let choose = KeyHint("↑↓", "choose", key: .down)
  /// Taking what the cursor is on.
  static let take = KeyHint("Enter", "take", key: .enter)
  /// Going back to the board.
  static let back = KeyHint("Esc", "back", key: .escape)
}
