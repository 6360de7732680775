package import ArcadeCore
package import Terminal

/// A game on its screen, played and looked at as the stage does it.
package struct PlayedScene<View: Scene> {
  /// The game.
  package var game: View.State
  /// Its screen.
  package var scene: View
  /// The moment at which what is done next is done.
  package var now = FrameTime(milliseconds: 50_000)

  /// Shows a game.
  package init(_ game: View.State, look: Look = Look()) {
    self.game = game
    scene = View(game: game, look: look)
  }

  /// So many milliseconds after now.
  package func moment(_ milliseconds: Int64) -> FrameTime { now.adding(milliseconds: milliseconds) }

  /// Makes a move now and shows what happened.
  package mutating func make(_ move: View.State.Move) throws(View.State.Refusal) {
    let events = try game.play(move, at: .zero)
    scene.show(events, of: game, at: now)
  }

  /// Presses a key, and makes the move that it stands for.
  @discardableResult
  package mutating func press(_ key: Key) -> SceneReply<View.State.Move> { take(.key(key)) }

  /// Types characters, each as a key.
  package mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks on a cell of a board of a size.
  package mutating func click(
    _ point: Point, width: Int = 80, height: Int = 20
  ) -> SceneReply<View.State.Move> {
    if let key = canvas(width: width, height: height).key(at: point) { return press(key) }
    return take(.mouse(Mouse(.press, at: point)))
  }

  /// Takes an input, and makes the move that it stands for or shows why not.
  @discardableResult
  package mutating func take(_ input: Input) -> SceneReply<View.State.Move> {
    let reply = scene.handle(input, in: game, at: now)
    guard case .move(let move) = reply else { return reply }
    do throws(View.State.Refusal) {
      try make(move)
    } catch {
      scene.show(error, of: game, at: now)
    }
    return reply
  }

  /// The board so many milliseconds after now.
  package func canvas(
    after milliseconds: Int64 = 0, width: Int = 80, height: Int = 20, glyphs: GlyphSet = .unicode
  ) -> Canvas {
    canvas(at: moment(milliseconds), width: width, height: height, glyphs: glyphs)
  }

  /// The board at a moment.
  package func canvas(
    at time: FrameTime, width: Int = 80, height: Int = 20, glyphs: GlyphSet = .unicode
  ) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height), glyphs: glyphs)
    scene.draw(game, playTime: .zero, at: time, on: &canvas)
    return canvas
  }

  /// What the line below the board says.
  package func message(after milliseconds: Int64 = 0) -> Message {
    scene.message(game, at: moment(milliseconds))
  }

  /// The line of state, the board with its styles, the message and the keys, for a golden file.
  package func screen(
    after milliseconds: Int64 = 0, width: Int = 80, height: Int = 20
  ) -> String {
    let time = moment(milliseconds)
    let header = scene.header(game, playTime: .zero, at: time)
    let fields = header.fields.map { "\($0.label) \($0.value)" }.joined(separator: "  ")
    let keys = scene.keys(game, at: time).map { "\($0.name) \($0.action)" }
    return """
      \(header.title)  \(fields)
      \(canvas(after: milliseconds, width: width, height: height).styledText)---
      \(message(after: milliseconds).text)
      \(keys.joined(separator: "   "))

      """
  }
}
