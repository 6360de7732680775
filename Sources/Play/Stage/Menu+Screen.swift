import Terminal

extension Menu {
  /// A whole screen with the menu on it, before a game is dealt.
  ///
  /// - Parameters:
  ///   - size: The extent of the screen.
  ///   - title: The game's name for people.
  ///   - message: What is said below the menu.
  ///   - glyphs: Which characters may be drawn.
  /// - Returns: The screen.
  func screen(of size: Size, title: String, message: Message, glyphs: GlyphSet) -> Canvas {
    var canvas = Canvas(size: size, glyphs: glyphs)
    guard let layout = Layout(size) else {
      Layout.drawNeed(of: size, on: &canvas)
      return canvas
    }
    Chrome.draw(Header(title: title.uppercased(), fields: []), in: layout, on: &canvas)
    draw(in: layout.board, on: &canvas)
    Chrome.draw(message, in: layout, on: &canvas)
    Chrome.draw(
      [.choose, .take, KeyHint("q", "leave", key: .character("q"))], in: layout, on: &canvas)
    return canvas
  }
}
