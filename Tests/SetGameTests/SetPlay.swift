import ArcadeCore
import CardTable
import Terminal
import Testing

@testable import SetGame

/// A game of Set and its scene, played and looked at.
struct SetPlay {
  var game: SetGame
  var scene: SetScene
  var now = FrameTime(milliseconds: 50_000)

  init(_ mode: SetMode = .normal, seed: UInt64, look: Look = Look()) throws {
    self.init(SetGame(options: mode, seed: try #require(Seed(seed))), look: look)
  }

  /// Plays with cards laid out by hand: the codes of those on the table, then of those to come.
  init(
    _ mode: SetMode = .normal, table: String, deck: String = "", look: Look = Look()
  ) throws {
    var game = SetGame(options: mode, seed: try #require(Seed(1)))
    game.table = Table(try Self.cards(table), cardsToMatch: SetGame.rows)
    game.deck = try Self.cards(deck)[...]
    self.init(game, look: look)
  }

  init(_ game: SetGame, look: Look = Look()) {
    self.game = game
    scene = SetScene(game: game, look: look)
  }

  /// The cards of codes.
  static func cards(_ codes: String) throws -> [SetCard] {
    try codes.split(separator: " ").map { try #require(SetCard(code: $0), "\($0)") }
  }

  /// The codes of the table, `-` where no card lies.
  var codes: String {
    game.table.places.map { $0?.code ?? "-" }.joined(separator: " ")
  }

  /// Makes moves now and shows what happened.
  @discardableResult
  mutating func make(_ moves: SetMove...) throws -> [SetEvent] {
    try moves.flatMap { move in
      let events = try game.play(move, at: .zero)
      scene.show(events, of: game, at: now)
      return events
    }
  }

  /// Chooses the cards of a Set on the table.
  @discardableResult
  mutating func findSet() throws -> [SetEvent] {
    let places = try #require(game.sets.first)
    for place in game.table.chosen where !places.contains(place) { try make(.choose(place)) }
    return try places.filter { !game.table.chosen.contains($0) }.flatMap { try make(.choose($0)) }
  }

  /// Presses a key, and makes the move that it stands for.
  @discardableResult
  mutating func press(_ key: Key) -> SceneReply<SetMove> {
    let reply = scene.handle(.key(key), in: game, at: now)
    guard case .move(let move) = reply else { return reply }
    do throws(SetRefusal) {
      let events = try game.play(move, at: .zero)
      scene.show(events, of: game, at: now)
    } catch {
      scene.show(error, of: game, at: now)
    }
    return reply
  }

  /// Clicks on a cell of the board.
  @discardableResult
  mutating func click(x: Int, y: Int, width: Int = 80, height: Int = 20) -> SceneReply<SetMove>? {
    canvas(width: width, height: height).key(at: Point(x: x, y: y)).map { press($0) }
  }

  func canvas(
    after milliseconds: Int64 = 0, width: Int = 80, height: Int = 20, glyphs: GlyphSet = .unicode
  ) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height), glyphs: glyphs)
    scene.draw(game, playTime: .zero, at: now.adding(milliseconds: milliseconds), on: &canvas)
    return canvas
  }

  var message: String { scene.message(game, at: now).text }

  /// Header, board, message and keys, as a golden file holds them.
  func screen(
    after milliseconds: Int64 = 0, width: Int = 80, height: Int = 20, glyphs: GlyphSet = .unicode
  ) -> String {
    let time = now.adding(milliseconds: milliseconds)
    let header = scene.header(game, playTime: PlayTime(milliseconds: 151_000), at: time)
    let fields = header.fields.map { "\($0.label) \($0.value)" }.joined(separator: "  ")
    let keys = scene.keys(game, at: time).map { "\($0.name) \($0.action)" }
    let board = canvas(after: milliseconds, width: width, height: height, glyphs: glyphs)
    return """
      \(header.title)  \(fields)
      \(board.styledText)---
      \(scene.message(game, at: time))
      \(keys.joined(separator: "   "))

      """
  }
}
