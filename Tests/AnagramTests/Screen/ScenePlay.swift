import ArcadeCore
import Terminal
import Testing

@testable import Anagram

/// A game of anagrams and its scene, played and looked at as the stage does.
struct ScenePlay {
  var game: AnagramGame
  var scene: AnagramScene
  var now = FrameTime(milliseconds: 50_000)
  var time = PlayTime.zero
  var board = Size(width: 80, height: 20)

  init(
    _ entries: [AnagramEntry], points: Int = 10, seconds: Int = 600, relaxed: Bool = false,
    seed: UInt64 = 1, look: Look = Look()
  ) throws {
    let level = AnagramLevel(
      identity: LevelIdentity(name: "easy", bytes: []), title: "Easy-peasy", order: 1,
      pointsPerTile: points, timeToSolve: seconds, entries: entries)
    game = AnagramGame(
      options: AnagramOptions(level: level, isRelaxed: relaxed), seed: try #require(Seed(seed)))
    scene = AnagramScene(game: game, look: look)
  }

  /// Puts an anagram together of its phrases.
  static func entry(_ tiles: String, _ answers: String...) throws -> AnagramEntry {
    AnagramEntry(tiles: try Phrase(tiles), answers: try answers.map { try Phrase($0) })
  }

  static var silent: AnagramEntry { get throws { try entry("listen", "silent", "enlist") } }
  static var dirtyRoom: AnagramEntry { get throws { try entry("dormitory", "dirty room") } }
  /// Twenty-eight letters, the most that there may be, with the longest word.
  static var longest: AnagramEntry {
    get throws {
      try entry("conversation eleven plus two ate", "conservation twelve-plus-one eat")
    }
  }

  /// Time goes by, in the game as well, as long as its clock runs.
  mutating func wait(_ milliseconds: Int64) {
    let held = scene.holdsClock(at: now)
    now = now.adding(milliseconds: milliseconds)
    guard !held else { return }
    time = PlayTime(milliseconds: time.milliseconds + milliseconds)
    let events = game.advance(to: time)
    if !events.isEmpty { scene.show(events, of: game, at: now) }
  }

  /// Hands an input in, and makes the move that comes of it.
  @discardableResult
  mutating func take(_ input: Input) -> SceneReply<AnagramMove> {
    let reply = scene.handle(input, on: board, in: game, at: now)
    if case .move(let move) = reply { make(move) }
    return reply
  }

  mutating func make(_ move: AnagramMove) {
    do throws(AnagramRefusal) {
      let events = try game.play(move, at: time)
      scene.show(events, of: game, at: now)
    } catch {
      scene.show(error, of: game, at: now)
    }
  }

  @discardableResult
  mutating func press(_ key: Key) -> SceneReply<AnagramMove> { take(.key(key)) }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Types what the answer still needs but for so many letters, and lets it come to rest.
  mutating func type(allBut count: Int) {
    let tiles = game.puzzle.completed
    for target in game.puzzle.openTargets.dropLast(count) {
      scene.choice = target
      press(.character(game.puzzle.tiles[tiles[target - 1]].capital))
    }
    wait(700)
  }

  @discardableResult
  mutating func mouse(_ action: Mouse.Action, _ point: Point) -> SceneReply<AnagramMove> {
    take(.mouse(Mouse(action, at: point)))
  }

  var layout: BoardLayout { scene.layout(of: game.puzzle, in: game, on: board) }

  /// The middle of a free tile, where it lies at rest.
  func middle(ofTile tile: Int) -> Point { Self.middle(of: layout.places[scene.places[tile]]) }

  func middle(ofTarget target: Int) -> Point { Self.middle(of: layout.targets[target - 1]) }

  static func middle(of rect: Rect) -> Point {
    Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
  }

  /// A free tile with a letter.
  func tile(_ letter: Character) -> Int? {
    game.puzzle.freeTiles.first { game.puzzle.tiles[$0].capital == letter }
  }

  func canvas(_ glyphs: GlyphSet = .unicode) -> Canvas {
    var canvas = Canvas(size: board, glyphs: glyphs)
    scene.draw(game, playTime: time, at: now, on: &canvas)
    return canvas
  }

  var header: Header { scene.header(game, playTime: time, at: now) }
  var message: String { scene.message(game, at: now).text }

  /// The line of state, the board and the message, with or without their styles.
  func screen(_ glyphs: GlyphSet = .unicode, styled: Bool = false) -> String {
    let fields = header.fields.map { field in
      "\(field.label.isEmpty ? "" : field.label + " ")\(field.value)"
        + (field.style == .plain ? "" : " (\(field.style.ink))")
        + (field.key == nil ? "" : " (key)")
    }
    let canvas = canvas(glyphs)
    return """
      \(header.title)  \(fields.joined(separator: "  "))
      \(styled ? canvas.styledText : canvas.text)---
      \(message)
      \(scene.keys(game, at: now).map { "\($0.name) \($0.action)" }.joined(separator: "   "))

      """
  }
}
