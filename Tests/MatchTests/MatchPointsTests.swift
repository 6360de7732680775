import ArcadeCore
import CardTable
import Match
import Testing

struct MatchPointsTests {
  /// The cards of a text, as `J♥ 10♠`.
  static func cards(_ text: String) throws -> [PlayingCard] {
    try text.split(separator: " ").map { name in
      try #require(PlayingCard.deck.first { $0.description == name })
    }
  }

  static func orders<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  @Test(arguments: [
    ("J♥ J♠", 16), ("2♥ 2♦", 16), ("2♥ J♥", 4), ("A♣ 10♣", 4), ("6♦ J♣", nil), ("A♠ 2♥", nil),
    ("Q♥ Q♠ Q♦", 64), ("2♣ 9♣ K♣", 16),
    // Two alike of three earn 4, with a third of one suit with one of them or without.
    ("Q♥ Q♠ 3♦", 4), ("Q♥ Q♠ 3♥", 4),
    ("2♥ 9♥ K♠", 1), ("2♥ 3♠ 4♦", nil),
  ])
  func `cards earn what the table says, in every order`(text: String, points: Int?) throws {
    for cards in Self.orders(try Self.cards(text)) {
      let expected = points.map { Judgement<Mismatch>.match(points: $0) }
      #expect(MatchPoints.judge(cards) == expected ?? .miss(.nothingInCommon))
    }
  }

  /// The counts are those of combinatorics.
  ///
  /// Of C(52,2) pairs 13·6 have one rank and 4·78 one suit. Of C(52,3) triples 13·4 have one rank,
  /// 4·286 one suit, 13·6·48 two of a rank; 286·36 have three ranks and two of a suit, 286·24 nothing.
  @Test func `all pairs and triples of the deck fall into the kinds of the table`() {
    var counts: [Int: Int] = [:]
    let deck = PlayingCard.deck
    func count(_ cards: [PlayingCard]) {
      guard case .match(let points) = MatchPoints.judge(cards) else {
        counts[0, default: 0] += 1
        return
      }
      counts[points, default: 0] += 1
    }
    for first in deck.indices {
      for second in deck.indices where second > first { count([deck[first], deck[second]]) }
    }
    #expect(counts == [16: 78, 4: 312, 0: 936])
    counts = [:]
    for first in deck.indices {
      for second in deck.indices where second > first {
        for third in deck.indices where third > second {
          count([deck[first], deck[second], deck[third]])
        }
      }
    }
    #expect(counts == [64: 52, 16: 1144, 4: 3744, 1: 10_296, 0: 6864])
  }

  @Test func `whether anything can match is what trying all of them finds`() {
    var chance = SplitMix64(state: 3)
    for _ in 0..<600 {
      let cards = Array(chance.shuffled(PlayingCard.deck).prefix(chance.draw(below: 7)))
      #expect(MatchPoints.canMatch(cards, 2) == Self.tryPairs(of: cards))
      #expect(MatchPoints.canMatch(cards, 3) == Self.tryTriples(of: cards))
    }
  }

  private static func tryPairs(of cards: [PlayingCard]) -> Bool {
    cards.indices.contains { first in
      cards.indices.contains { second in
        first < second
          && MatchPoints.judge([cards[first], cards[second]]) != .miss(.nothingInCommon)
      }
    }
  }

  private static func tryTriples(of cards: [PlayingCard]) -> Bool {
    cards.indices.contains { first in
      let later = Array(cards[(first + 1)...])
      return later.indices.contains { second in
        later[(second + 1)...].contains { third in
          MatchPoints.judge([cards[first], later[second], third]) != .miss(.nothingInCommon)
        }
      }
    }
  }
}
