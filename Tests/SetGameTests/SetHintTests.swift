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

  @Test func `a hinted card stays hinted while a Set holds it, whatever else is found`() throws {
    // 1RSO is in 1RSO 2RSO 3RSO and in 1RSO 1RTO 1ROO; 1GSD 2GSD 3GSD goes first, then 2RSO is gone.
    var play = try SetPlay(
      table: "1RSO 2RSO 3RSO 1RTO 1GSD 1ROO 2GSD 3GSD 2PTS 3POD 1PTO 2GTS",
      deck: "3PSS 1GOD 2POO 1PTD 3GOS 1GOO")
    try play.move(.hint, .choose(4), .choose(6), .choose(7))
    #expect(play.game.hintedPlaces == [0])
    try play.move(.hint)
    #expect(play.game.hintedPlaces == [0, 1])
    #expect(play.game.hintsTaken == 2)
  }

  @Test func `of two hinted cards the one that a Set still holds stays, and gets another`() throws {
    // The hints show 1RSO and 2RSO; the Set 2RSO 2GTO 2POO takes the second.
    var play = try SetPlay(
      table: "1RSO 2RSO 3RSO 1RTO 2GTO 1ROO 2POO 3GSD 2PTS 3POD 1PTO 2GTS",
      deck: "3PSS 1GOD 2GSS")
    try play.move(.hint, .hint)
    #expect(play.game.hintedPlaces == [0, 1])
    try play.move(.choose(1), .choose(4), .choose(6))
    #expect(play.game.hintedPlaces == [0])
    try play.move(.hint)
    #expect(play.game.hintedPlaces == [0, 3])
    #expect(throws: SetRefusal.hintIsShown) { try play.game.play(.hint, at: .zero) }
  }

  @Test(arguments: SetMode.allCases)
  func `hinted cards are together in a Set, and none is lost that still could be`(
    mode: SetMode
  ) throws {
    for seed in UInt64(1)...3 {
      var game = SetGame(options: mode, seed: try #require(Seed(seed)))
      var chance = SplitMix64(state: seed)
      while !game.isOver {
        let before = game.hinted
        let allowed = game.allowedMoves
        let move = allowed[chance.draw(below: allowed.count)]
        _ = try game.play(move, at: .zero)
        let sets = game.sets.map { set in set.compactMap { game.table.places[$0] } }
        func isTogether(_ cards: [SetCard]) -> Bool {
          sets.contains { set in cards.allSatisfy(set.contains) }
        }
        let hinted = game.hinted
        #expect(hinted.isEmpty || isTogether(hinted), "seed \(seed)")
        #expect(game.hintedPlaces.count == hinted.count)
        if isTogether(before) { #expect(hinted.starts(with: before), "seed \(seed)") }
        if hinted.isEmpty { #expect(!before.contains { isTogether([$0]) }, "seed \(seed)") }
      }
    }
  }

  @Test func `in a puzzle hints show Sets that were not found yet`() throws {
    var play = try SetPlay(.puzzle, seed: 4)
    while !play.game.isOver {
      while play.game.hintedPlaces.count < 2 { try play.move(.hint) }
      let shown = play.game.hintedPlaces
      let set = try #require(play.game.sets.first { set in shown.allSatisfy(set.contains) })
      for place in play.game.table.chosen { try play.move(.choose(place)) }
      for place in set { try play.move(.choose(place)) }
      // A card of the found Set that is in another one as well is still worth its points.
      let kept = play.game.hintedPlaces
      #expect(kept.isEmpty || play.game.sets.contains { set in kept.allSatisfy(set.contains) })
    }
    #expect(play.game.hintedPlaces.isEmpty)
    #expect((6...12).contains(play.game.hintsTaken))
    #expect(play.game.score == 6 * (16 - 3) - 3 * play.game.hintsTaken)
  }
}
