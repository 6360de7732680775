import ArcadeCore
import CardTable
import TestSupport
import Testing

@testable import SetGame

struct SetGameTests {
  /// Twelve cards with the Set 1RSO 1GSO 1PSO in the places 1, 2 and 6, and another without these.
  private static let table = "1RSO 1GSO 2RTD 3GOS 2POS 1PSO 3RTS 2GTO 1POD 3PSD 2RSS 2GSO"
  private static let deck = "3ROD 3GTO 2PSO 1RTD 2GSS 3POO"

  @Test func `a deal is twelve different cards, and the rest is the deck`() throws {
    let play = try SetPlay(seed: 3)
    let cards = play.game.table.cards + play.game.deck
    #expect(play.game.table.places.count == 12)
    #expect(cards.count == 81)
    #expect(Set(cards).count == 81)
    #expect(play.game.score == 0)
    #expect(play.game.end == nil)
  }

  @Test func `a Set earns 16 points, and choosing three cards costs three`() throws {
    var play = try SetPlay(table: Self.table, deck: Self.deck)
    try play.move(.choose(0), .choose(1))
    #expect(play.game.score == -2)
    let events = try play.move(.choose(5))
    #expect(play.game.score == 13)
    #expect(play.game.found == [try SetPlay.cards("1RSO 1GSO 1PSO")])
    #expect(play.game.table.chosen.isEmpty)
    #expect(
      events.last
        == .dealt(
          zip(try SetPlay.cards("3ROD 3GTO 2PSO"), [0, 1, 5]).map {
            PlacedCard($0, in: $1)
          }))
  }

  @Test func `a found Set is replaced in its own move, and all other cards stay`() throws {
    var play = try SetPlay(table: Self.table, deck: Self.deck)
    try play.move(.choose(5), .choose(0), .choose(1))
    #expect(play.codes == "3ROD 3GTO 2RTD 3GOS 2POS 2PSO 3RTS 2GTO 1POD 3PSD 2RSS 2GSO")
    #expect(play.game.deck.map(\.code) == ["1RTD", "2GSS", "3POO"])
  }

  @Test func `no Set costs two points more, says why, and leaves the last card chosen`() throws {
    var play = try SetPlay(table: Self.table, deck: Self.deck)
    let events = try play.move(.choose(0), .choose(1), .choose(2))
    #expect(play.game.score == -5)
    #expect(play.game.table.chosen == [2])
    guard case .table(.missed(let cards, 2, .noSet(let faults))) = events.last else {
      Issue.record("no miss: \(events)")
      return
    }
    #expect(cards.map(\.place) == [0, 1, 2])
    #expect(faults.map(\.feature) == SetFeature.allCases)
  }

  @Test func `a chosen card is taken back for nothing and does not match itself`() throws {
    var play = try SetPlay(table: Self.table, deck: Self.deck)
    try play.move(.choose(0), .choose(0), .choose(0), .choose(1), .choose(1))
    #expect(play.game.score == -3)
    #expect(play.game.table.chosen == [0])
    #expect(play.game.found.isEmpty)
  }

  @Test func `three cards that share a colour only are never a Set, whoever plays them again`()
    throws
  {
    let recording = Recording<SetGame>(
      options: .normal, seed: try #require(Seed(1)),
      moves: [0, 1, 2].map { TimedMove(SetMove.choose($0), at: .zero) })
    let game = try recording.replay()
    let cards = game.table.places.prefix(3).compactMap(\.self)
    #expect(SetFault.faults(of: cards).isEmpty == (game.score > 0))
  }

  @Test func `what is not there is refused with its reason and changes nothing`() throws {
    var play = try SetPlay(table: Self.table)
    try play.move(.choose(0), .choose(1), .choose(5))
    let before = play.game
    for (move, reason) in [
      (SetMove.choose(0), "Place 1 is empty: choose a card that is on the table."),
      (.choose(12), "There is no place 13: choose from 1 to 12."),
      (.threeMore, "The deck is empty: find a Set among the cards on the table."),
    ] {
      let refusal = #expect(throws: SetRefusal.self) { try play.game.play(move, at: .zero) }
      #expect(refusal?.description == reason)
      #expect(play.game == before)
    }
  }

  @Test func `with an empty deck the places of a found Set stay empty and no card moves`() throws {
    var play = try SetPlay(table: Self.table)
    try play.move(.choose(0), .choose(1), .choose(5))
    #expect(play.codes == "- - 2RTD 3GOS 2POS - 3RTS 2GTO 1POD 3PSD 2RSS 2GSO")
  }

  @Test func `the game ends by itself with an empty deck and no Set, after the deal as well`()
    throws
  {
    var left = try SetPlay(table: "1RSO 1GSO 2RTD 2RSO 1PSO 3GTD")
    let events = try left.move(.choose(0), .choose(1), .choose(4))
    #expect(events.last == .ended(.noSetLeft))
    #expect(left.game.end == .finished)
    #expect(left.codes == "- - 2RTD 2RSO - 3GTD")
    #expect(left.game.allowedMoves.isEmpty)
    #expect(throws: SetRefusal.gameOver) { try left.game.play(.hint, at: .zero) }

    // The last three cards leave no Set either.
    var dealt = try SetPlay(
      .junior, table: "2GSO 3PSD 2PSS 1RSS 2GSS 3PSO 3RSO 1GSO 1PSS", deck: "1RSO 2RSD 3GSS")
    let rest = try SetPlay.cards("1RSO 2RSD 2PSS 3GSS 2GSS 3PSO 3RSO 1GSO 1PSS")
    #expect(!SetFinder(rest).holdsSet)
    #expect(try dealt.move(.choose(0), .choose(1), .choose(3)).last == .ended(.noSetLeft))
    #expect(dealt.game.table.places == rest)
  }

  @Test func `a new game starts with nothing of the last`() throws {
    var play = try SetPlay(seed: 5)
    try play.move(.hint)
    try play.findSet()
    try play.move(.threeMore)
    let fresh = SetGame(options: .normal, seed: play.game.seed)
    #expect(fresh.score == 0 && fresh.found.isEmpty && fresh.hintsTaken == 0)
    #expect(fresh.table.history.isEmpty && fresh.table.chosen.isEmpty)
    #expect(fresh == SetGame(options: .normal, seed: play.game.seed))
  }

  @Test(arguments: [(SetMove.choose(0), "1"), (.choose(20), "21"), (.threeMore, "+"), (.hint, "h")])
  func `a move has a short text and is read from it`(move: SetMove, text: String) {
    #expect(move.text == text)
    #expect(SetMove(text: text) == move)
  }

  @Test(arguments: ["", "0", "01", "-1", "1 ", "100", "H", "++", "x", "１"])
  func `other texts are no moves`(text: String) {
    #expect(SetMove(text: text) == nil)
  }

  @Test func `a card turned up, down and up again makes three lines of history`() throws {
    var play = try SetPlay(table: Self.table)
    try play.move(.choose(0), .choose(0), .choose(0))
    #expect(
      play.game.table.history.map(SetWords.line) == [
        "1RSO: 1 red solid oval.", "1RSO is taken back.", "1RSO: 1 red solid oval.",
      ])
  }
}
