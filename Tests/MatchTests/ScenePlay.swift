import ArcadeCore
import CardTable
import Terminal
import Testing

@testable import Match

/// A game of match and its scene, played and looked at.
struct ScenePlay {
  var game: MatchGame
  var scene: MatchScene
  var now = FrameTime(milliseconds: 50_000)

  init(game: MatchGame, scene: MatchScene) {
    self.game = game
    self.scene = scene
  }

  init(_ mode: String = "30/2", seed: UInt64 = 42, look: Look = Look()) throws {
    game = try MatchGameTests.game(mode, seed: seed)
    scene = MatchScene(game: game, look: look)
  }

  /// So many milliseconds after now.
  func moment(_ milliseconds: Int64) -> FrameTime { now.adding(milliseconds: milliseconds) }

  /// Chooses the card of a place now, and shows what happened.
  mutating func choose(_ place: Int) throws {
    let events = try game.play(.choose(place), at: .zero)
    scene.show(events, of: game, at: now)
  }

  /// Presses a key, and makes the move that it stands for.
  @discardableResult
  mutating func press(_ key: Key) -> SceneReply<MatchMove> { take(.key(key)) }

  /// Types characters, each as a key.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Clicks on a cell of a board of a size, as the stage does it.
  mutating func click(_ point: Point, width: Int = 80, height: Int = 20) -> SceneReply<MatchMove> {
    if let key = canvas(width: width, height: height).key(at: point) { return press(key) }
    return take(.mouse(Mouse(.press, at: point)))
  }

  /// Takes an input, and makes the move that it stands for.
  @discardableResult
  mutating func take(_ input: Input) -> SceneReply<MatchMove> {
    let reply = scene.handle(input, in: game, at: now)
    guard case .move(let move) = reply else { return reply }
    do throws(MatchRefusal) {
      let events = try game.play(move, at: .zero)
      scene.show(events, of: game, at: now)
    } catch {
      scene.show(error, of: game, at: now)
    }
    return reply
  }

  func canvas(
    after milliseconds: Int64 = 0, width: Int = 80, height: Int = 20, glyphs: GlyphSet = .unicode
  ) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: height), glyphs: glyphs)
    scene.draw(game, playTime: .zero, at: moment(milliseconds), on: &canvas)
    return canvas
  }

  func message(after milliseconds: Int64 = 0) -> Message {
    scene.message(game, at: moment(milliseconds))
  }

  /// What a place shows.
  func picture(of place: Int, after milliseconds: Int64 = 0) -> CardPicture {
    scene.motion.picture(in: place, at: moment(milliseconds)) ?? CardPicture(of: place, in: game)
  }

  /// Two places whose cards earn so many points, or none.
  func pair(earning points: Int?) throws -> [Int] {
    try MatchGameTests.places(in: game, earning: points)
  }
}
