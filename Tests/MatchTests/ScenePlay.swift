import ArcadeCore
import CardTable
import Terminal
import TestSupport

@testable import Match

typealias ScenePlay = PlayedScene<MatchScene>

extension ScenePlay {
  init(_ mode: String = "30/2", seed: UInt64 = 42, look: Look = Look()) throws {
    self.init(try MatchGameTests.game(mode, seed: seed), look: look)
  }

  /// Chooses the card of a place now, and shows what happened.
  mutating func choose(_ place: Int) throws {
    try make(.choose(place))
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
