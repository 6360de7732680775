import CardTable
import Testing

/// Numbers as cards; those match whose sum is even, for as many points.
struct TableTests {
  enum Reason: Equatable {
    case odd(Int)
    case advice
  }
  typealias Numbers = Table<Int, Reason>

  static func judge(_ cards: [Int]) -> Judgement<Reason> {
    let sum = cards.reduce(0, +)
    return sum % 2 == 0 ? .match(points: sum) : .miss(.odd(sum))
  }

  static func choose(_ places: [Int], on table: inout Numbers) throws {
    for place in places { try table.choose(place, judgedBy: judge) }
  }

  @Test func `choosing costs one point, taking back none`() throws {
    var table = Numbers([10, 11, 12], cardsToMatch: 2)
    #expect(try table.choose(1, judgedBy: Self.judge) == .chosen(PlacedCard(11, in: 1)))
    #expect(table.chosen == [1])
    #expect(table.score == -ChoicePoints.choice)
    #expect(try table.choose(1, judgedBy: Self.judge) == .takenBack(PlacedCard(11, in: 1)))
    #expect(table.chosen == [])
    #expect(table.score == -ChoicePoints.choice)
  }

  @Test func `a card never matches itself`() throws {
    var table = Numbers([10, 12], cardsToMatch: 2)
    try Self.choose([0, 0, 0, 0], on: &table)
    #expect(table.score == -2 * ChoicePoints.choice)
    #expect(table.chosen == [])
    #expect(table.cards == [10, 12])
  }

  @Test func `a card up, down and up again makes three lines of history`() throws {
    var table = Numbers([10, 11], cardsToMatch: 2)
    try Self.choose([0, 0, 0], on: &table)
    let card = PlacedCard(10, in: 0)
    #expect(table.history == [.chosen(card), .takenBack(card), .chosen(card)])
  }

  @Test func `cards that match earn points and stay for the game to take`() throws {
    var table = Numbers([10, 11, 12], cardsToMatch: 2)
    try Self.choose([2], on: &table)
    #expect(table.judged(byChoosing: 0) == [2, 0])
    let event = try table.choose(0, judgedBy: Self.judge)
    #expect(event == .matched([PlacedCard(12, in: 2), PlacedCard(10, in: 0)], points: 22))
    #expect(table.score == 22 - 2 * ChoicePoints.choice)
    #expect(table.chosen == [])
    #expect(table.places == [10, 11, 12])
  }

  @Test func `a miss costs more, and its last card is the first of the next try`() throws {
    var table = Numbers([10, 11, 13], cardsToMatch: 2)
    try Self.choose([0], on: &table)
    let event = try table.choose(1, judgedBy: Self.judge)
    let cards = [PlacedCard(10, in: 0), PlacedCard(11, in: 1)]
    #expect(event == .missed(cards, points: ChoicePoints.miss, .odd(21)))
    #expect(table.score == -2 * ChoicePoints.choice - ChoicePoints.miss)
    #expect(table.chosen == [1])
    try Self.choose([2], on: &table)
    #expect(table.score == 24 - 3 * ChoicePoints.choice - ChoicePoints.miss)
  }

  @Test(arguments: [2, 3, 4, 7])
  func `as many cards as are to match are judged together, in the order of choosing`(
    count: Int
  ) throws {
    var table = Numbers(Array(0..<10), cardsToMatch: count)
    let places = Array((0..<count).reversed())
    for place in places.dropLast() {
      #expect(table.judged(byChoosing: place) == nil)
      try table.choose(place) { _ in
        Issue.record("judged too early")
        return .miss(.advice)
      }
    }
    #expect(table.judged(byChoosing: 0) == places)
    #expect(table.judged(byChoosing: places[0]) == nil)
    var judged: [Int] = []
    try table.choose(0) {
      judged = $0
      return .match(points: 1)
    }
    #expect(judged == places)
    #expect(table.score == 1 - count * ChoicePoints.choice)
  }

  @Test func `a place that is none or empty is refused and changes nothing`() throws {
    var table = Numbers([10, 11, 12], cardsToMatch: 2)
    try Self.choose([1], on: &table)
    table.put(nil, in: 2)
    let before = table
    for place in [-1, 3, 99] {
      #expect(throws: ChoiceRefusal.noSuchPlace(number: place + 1, places: 3)) {
        try table.choose(place, judgedBy: Self.judge)
      }
      #expect(table.judged(byChoosing: place) == nil)
    }
    #expect(throws: ChoiceRefusal.emptyPlace(number: 3)) {
      try table.choose(2, judgedBy: Self.judge)
    }
    #expect(table.judged(byChoosing: 2) == nil)
    #expect(table == before)
  }

  @Test func `what is charged for stands in score and history`() {
    var table = Numbers([10, 11], cardsToMatch: 2)
    #expect(table.charge(3, for: .advice) == .charged(3, for: .advice))
    #expect(table.score == -3)
    #expect(table.history == [.charged(3, for: .advice)])
  }

  @Test func `places are filled, emptied, moved, added and taken away`() throws {
    var table = Numbers([10, 11, 12], cardsToMatch: 3)
    try Self.choose([0, 1], on: &table)
    table.append([13])
    table.move(from: 1, to: 3)
    #expect(table.places == [10, nil, 12, 11])
    #expect(table.chosen == [0, 3])
    table.put(20, in: 0)
    #expect(table.chosen == [3])
    #expect(table.openPlaces == [0, 2])
    table.removeLastPlaces(2)
    #expect(table.places == [20, nil])
    #expect(table.chosen == [])
    #expect(table.cards == [20])
  }

  @Test(arguments: [
    (
      ChoiceRefusal.noSuchPlace(number: 13, places: 12),
      "There is no place 13: choose from 1 to 12."
    ),
    (.emptyPlace(number: 4), "Place 4 is empty: choose a card that is on the table."),
  ])
  func `a refusal says what is wrong and what to do`(refusal: ChoiceRefusal, sentence: String) {
    #expect(refusal.description == sentence)
  }

  @Test func `a refusal names an empty place as the player does`() {
    let names = ["1", "q", "a", "2"]
    let sentence = ChoiceRefusal.emptyPlace(number: 2).description { names[$0] }
    #expect(sentence == "q is empty: choose a card that is on the table.")
  }
}
