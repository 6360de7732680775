import ArcadeCore
import Terminal
import Testing

@testable import Slots

/// A game and its scene, played and looked at.
struct ScenePlay {
  var game: SlotsGame
  var scene: SlotsScene
  var now = FrameTime(milliseconds: 50_000)

  init(game: SlotsGame, scene: SlotsScene) {
    self.game = game
    self.scene = scene
  }

  init(_ machine: String = "classic", seed: UInt64, look: Look = Look()) throws {
    game = try SlotsGameTests.game(machine, seed: seed)
    scene = SlotsScene(game: game, look: look)
  }

  /// So many milliseconds after now.
  func moment(_ milliseconds: Int64) -> FrameTime { now.adding(milliseconds: milliseconds) }

  /// The symbols' names of the last spin.
  var outcome: [String] {
    game.spins.last?.faces.map { game.machine.symbols[$0].name } ?? []
  }

  /// Spins now, whatever still turns; sounds that were due before are taken out.
  mutating func spin(bet: Int = 1) throws {
    _ = scene.dueSounds(at: now)
    try make(.spin(bet: bet))
  }

  /// Makes a move now and shows what happened.
  mutating func make(_ move: SlotsMove) throws {
    let events = try game.play(move, at: .zero)
    scene.show(events, of: game, at: now)
  }

  /// Presses a key, and makes the move that it stands for.
  @discardableResult
  mutating func press(_ key: Key) throws -> SceneReply<SlotsMove> {
    let reply = scene.handle(.key(key), in: game, at: now)
    guard case .move(let move) = reply else { return reply }
    do throws(SlotsRefusal) {
      let events = try game.play(move, at: .zero)
      scene.show(events, of: game, at: now)
    } catch {
      scene.show(error, of: game, at: now)
    }
    return reply
  }

  func canvas(at time: FrameTime, width: Int = 80, height: Int = 20, glyphs: GlyphSet = .unicode)
    -> Canvas
  {
    var canvas = Canvas(size: Size(width: width, height: height), glyphs: glyphs)
    scene.draw(game, playTime: .zero, at: time, on: &canvas)
    return canvas
  }

  func text(at time: FrameTime) -> String { canvas(at: time).text }

  func credits(at time: FrameTime) -> String? {
    scene.header(game, playTime: .zero, at: time).fields.last?.value
  }

  func message(at time: FrameTime) -> String { scene.message(game, at: time).text }

  /// The names of the symbols in the row that pays, read from the screen; `-` between two symbols.
  func middleRow(at time: FrameTime) -> [String] {
    let line =
      text(at: time).split(separator: "\n", omittingEmptySubsequences: false)
      .first { $0.contains("▶") } ?? ""
    return line.split(separator: "│").filter { !$0.contains("▶") && !$0.contains("◀") }
      .map { cell in
        let glyph = cell.filter { $0 != " " }
        return game.machine.symbols.first { $0.glyph == glyph }?.name ?? "-"
      }.prefix(game.machine.wheels).map { $0 }
  }
}
