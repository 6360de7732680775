import ArcadeCore
import CardTable
import TestSupport
import Testing

@testable import SetGame

struct SetHintTests {
  private static let with = "1RSO 2RSO 3RSO 1RTD 1GSO 1GSD 1GTO 1GTD 2RSS 2RSD 2RTO 2RTD"
  private static let without = "1RSO 1RSD 1RTO 1RTD 1GSO 1GSD 1GTO 1GTD 2RSO 2RSD 2RTO 2RTD"

  @Test func `a hint shows a card of a Set, the next a second one, for three points each`() throws {
    var play = try SetPlay(table: Self.with, deck: "3ROS 3GOS 3POS")
    try play.move(.hint)
    #expect(play.game.hintedPlaces.count == 1)
    #expect(play.game.score == -3)
    try play.move(.hint)
    let shown = play.game.hintedPlaces
    #expect(shown.count == 2)
    #expect(play.game.score == -6)
    #expect(play.game.hintsTaken == 2)
    #expect(play.game.sets.contains { set in shown.allSatisfy(set.contains) })
  }

  @Test func `a third hint is refused until the Set is found`() throws {
    var play = try SetPlay(table: Self.with, deck: "3ROS 3GOS 3POS")
    try play.move(.hint, .hint)
    let before = play.game
    #expect(throws: SetRefusal.hintIsShown) { try play.game.play(.hint, at: .zero) }
    #expect(play.game == before)
    try play.move(.threeMore)
    #expect(throws: SetRefusal.hintIsShown) { try play.game.play(.hint, at: .zero) }
    try play.move(.choose(0), .choose(1), .choose(2))
    #expect(play.game.hintedPlaces.isEmpty)
  }

  @Test func `without a Set on the table a hint is refused, free, and says so`() throws {
    var play = try SetPlay(table: Self.without, deck: "3ROS 3GOS 3POS")
    let before = play.game
    let refusal = #expect(throws: SetRefusal.self) { try play.game.play(.hint, at: .zero) }
    #expect(refusal?.description == "There is no Set on the table: take three more cards.")
    #expect(play.game == before)
  }

  @Test func `a hint follows its cards, and ends when another Set takes one of them`() throws {
    // The Sets 1RSO 2RSO 3RSO and 1RSO 1RTO 1ROO share a card; the hint is of the first.
    var play = try SetPlay(
      table: "1RSO 2RSO 3RSO 1RTO 1GSO 1ROO 1GTO 1GTD 2PSS 2GSD 3PTO 2PTD",
      deck: "3GOS 3GTS 1POD")
    try play.move(.hint)
    #expect(play.game.hintedPlaces == [0])
    try play.move(.choose(0), .choose(3), .choose(5))
    #expect(play.game.hintedPlaces.isEmpty)
    #expect(play.game.score == -3 + 13)
  }

  @Test func `in a puzzle hints show Sets that were not found yet`() throws {
    var play = try SetPlay(.puzzle, seed: 4)
    while !play.game.isOver {
      try play.move(.hint, .hint)
      let shown = play.game.hintedPlaces
      let set = try #require(play.game.sets.first { set in shown.allSatisfy(set.contains) })
      for place in play.game.table.chosen { try play.move(.choose(place)) }
      for place in set { try play.move(.choose(place)) }
      #expect(play.game.hintedPlaces.isEmpty)
    }
    #expect(play.game.hintsTaken == 12)
    #expect(play.game.score == 6 * (16 - 3 - 6))
  }
}
