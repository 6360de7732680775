import ArcadeCore
import CardTable
import Terminal
import TestSupport
import Testing

@testable import SetGame

struct ThreeMoreTests {
  /// Twelve cards without a Set, and twelve with one in the places 1, 2 and 3.
  private static let without = "1RSO 1RSD 1RTO 1RTD 1GSO 1GSD 1GTO 1GTD 2RSO 2RSD 2RTO 2RTD"
  private static let with = "1RSO 2RSO 3RSO 1RTD 1GSO 1GSD 1GTO 1GTD 2RSS 2RSD 2RTO 2RTD"
  private static let deck = "3ROS 3GOS 3POS 2POD 1POD 3POD"

  @Test func `three more are a new column at the right, for nothing if there is no Set`() throws {
    #expect(!SetFinder(try SetPlay.cards(Self.without)).holdsSet)
    var play = try SetPlay(table: Self.without, deck: Self.deck)
    let events = try play.move(.threeMore)
    #expect(play.codes == Self.without + " 3ROS 3GOS 3POS")
    #expect(play.game.score == 0)
    #expect(
      events == [
        .table(.charged(0, for: .threeMore)),
        .dealt(zip(try SetPlay.cards("3ROS 3GOS 3POS"), 12...).map { PlacedCard($0, in: $1) }),
      ])
  }

  @Test func `with a Set on the table three more cost six points`() throws {
    var play = try SetPlay(table: Self.with, deck: Self.deck)
    try play.move(.threeMore)
    #expect(play.game.score == -6)
  }

  @Test func `above twelve the last column fills the holes and all others stay`() throws {
    var play = try SetPlay(table: Self.with, deck: Self.deck)
    try play.move(.threeMore)
    let events = try play.move(.choose(2), .choose(0), .choose(1))
    #expect(play.codes == "3ROS 3GOS 3POS 1RTD 1GSO 1GSD 1GTO 1GTD 2RSS 2RSD 2RTO 2RTD")
    #expect(play.game.deck.count == 3)
    guard case .moved(let shifts) = events.last else {
      Issue.record("nothing moved: \(events)")
      return
    }
    #expect(shifts.map(\.from) == [12, 13, 14])
    #expect(shifts.map(\.to) == [0, 1, 2])
  }

  @Test func `cards of the last column that are in the Set leave, the others fill`() throws {
    // 1RSO, 3ROS of the new column and 2RTD are a Set: one hole is in the last column.
    var play = try SetPlay(table: Self.without, deck: "3POS 3ROS 3GOS")
    try play.move(.threeMore)
    try play.move(.choose(0), .choose(13), .choose(11))
    #expect(play.codes == "3POS 1RSD 1RTO 1RTD 1GSO 1GSD 1GTO 1GTD 2RSO 2RSD 2RTO 3GOS")
  }

  @Test func `a whole column that is a Set just goes`() throws {
    var play = try SetPlay(table: Self.without, deck: "3ROS 3GOS 3POS 1PSO 1PSD 1PTO")
    try play.move(.threeMore, .choose(12), .choose(13), .choose(14))
    #expect(play.codes == Self.without)
    #expect(play.game.deck.count == 3)
  }

  @Test func `fifteen cards become twelve, not fifteen again`() throws {
    var play = try SetPlay(seed: 9)
    try play.move(.threeMore)
    try play.findSet()
    #expect(play.game.table.places.count == 12)
    #expect(play.game.deck.count == 66)
  }

  @Test func `four times, then it is refused: every card has its place and is reached`() throws {
    var play = try SetPlay(seed: 9)
    for _ in 1...3 { try play.move(.threeMore) }
    #expect(play.game.table.places.count == 21)
    #expect(Set(play.game.table.cards).count == 21)
    let before = play.game
    let refusal = #expect(throws: SetRefusal.self) { try play.game.play(.threeMore, at: .zero) }
    #expect(refusal == .tableIsFull(cards: 21))
    #expect(play.game == before)
    let grid = CardGrid(count: 21, rows: SetGame.rows)
    let keys = CardKeys(keyboard: "qwerty")
    let reached = (0..<21).compactMap { keys.key(for: $0, in: grid) }
    #expect(Set(reached).count == 21)
    for place in 0..<21 {
      var fresh = play
      fresh.press(reached[place])
      #expect(fresh.game.table.chosen == [place])
    }
  }

  @Test func `refused for nothing with an empty deck, at 12 in junior, and in a puzzle`() throws {
    var empty = try SetPlay(table: Self.without)
    #expect(throws: SetRefusal.deckIsEmpty) { try empty.move(.threeMore) }
    var junior = try SetPlay(.junior, seed: 2)
    try junior.move(.threeMore)
    #expect(junior.game.table.places.count == 12)
    #expect(throws: SetRefusal.tableIsFull(cards: 12)) { try junior.move(.threeMore) }
    var puzzle = try SetPlay(.puzzle, seed: 2)
    #expect(throws: SetRefusal.puzzleIsDealt) { try puzzle.move(.threeMore) }
    #expect(empty.game.score == 0 && puzzle.game.score == 0)
  }

  @Test func `while a found Set flashes, it is replaced already and three more come beside`() throws
  {
    var play = try SetPlay(seed: 9)
    try play.findSet()
    #expect(play.scene.nextFrame(after: play.now) != nil)
    let table = play.game.table.places
    play.press(.character("+"))
    #expect(Array(play.game.table.places.prefix(12)) == table)
    #expect(play.game.table.places.count == 15)
  }

  @Test func `places go down the columns`() {
    let grid = CardGrid(count: 12, rows: SetGame.rows)
    #expect(grid.columns == 4)
    for place in 0..<12 {
      #expect(place == 3 * grid.column(of: place) + grid.row(of: place))
    }
  }
}
