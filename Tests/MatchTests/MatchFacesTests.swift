import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import Match

/// The same game played with keys, arrows, clicks and lines.
struct MatchFacesTests {
  /// The places that a game of chance chose, in order.
  private static func choices(_ mode: String, seed: UInt64) throws -> (MatchGame, [Int]) {
    var game = try MatchGameTests.game(mode, seed: seed)
    try MatchGameTests.finish(&game)
    let places = game.table.history.compactMap { event -> Int? in
      switch event {
      case .chosen(let choice), .takenBack(let choice): choice.place
      case .matched(let cards, _), .missed(let cards, _, _): cards.last?.place
      case .charged: nil
      }
    }
    return (game, places)
  }

  @Test(arguments: ["12/2", "30/2", "30/3", "52/2", "52/3"])
  func `by keys, arrows, clicks and lines it is the same game to its end`(mode: String) throws {
    let (game, places) = try Self.choices(mode, seed: 11)
    var (keys, arrows, clicks) = (
      try ScenePlay(mode, seed: 11), try ScenePlay(mode, seed: 11), try ScenePlay(mode, seed: 11)
    )
    let layout = MatchLayout(places: game.table.places.count, on: Size(width: 80, height: 20))
    var spoken = try MatchGameTests.game(mode, seed: 11)
    var dialogue = MatchDialogue(game: spoken)
    for place in places {
      keys.type(keys.scene.label(of: place))

      var steps = 0
      while arrows.scene.cursor != place, steps < 52 {
        arrows.press(.right)
        steps += 1
      }
      arrows.press(.space)

      let rect = layout.rect(of: place)
      #expect(clicks.click(Point(x: rect.x, y: rect.y)) == .move(.choose(place)))

      guard case .moves(let moves) = dialogue.read("\(place + 1)", in: spoken) else {
        Issue.record("\(place + 1) is not read")
        return
      }
      for move in moves { _ = try spoken.play(move, at: .zero) }
    }
    for played in [keys.game, arrows.game, clicks.game, spoken] { #expect(played == game) }
    #expect(game.isOver)
  }
}
