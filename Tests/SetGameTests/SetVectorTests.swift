import ArcadeCore
import Testing

@testable import SetGame

/// What is known of the 81 cards, counted.
struct SetVectorTests {
  @Test func `the deck holds 1080 Sets, 40 for each card`() {
    let sets = SetFinder(SetCard.deck).sets
    #expect(sets.count == 1080)
    #expect(Set(sets).count == 1080)
    for card in SetCard.deck.indices {
      #expect(sets.count { $0.contains(card) } == 40)
    }
  }

  @Test func `three random cards are a Set with 1 in 79, twelve hold 220 in 79`() {
    // 81 · 80 · 79 / 6 threes of cards; each of the 220 threes of twelve cards is as likely a Set.
    #expect(81 * 80 * 79 / 6 == 79 * SetFinder(SetCard.deck).sets.count)
    #expect(12 * 11 * 10 / 6 == 220)
    #expect(abs(SetOdds(cards: 12).meanSets - 220.0 / 79) < 1e-12)
  }

  @Test(arguments: [(3, 84_240), (4, 1_579_500), (5, 22_441_536), (6, 247_615_056)])
  func `so many layouts of n cards hold no Set`(cards: Int, layouts: Int) {
    #expect(SetFreeCount.layouts(of: cards) == layouts)
  }

  /// The count takes it that any two cards are like any others; here nothing is taken for granted.
  @Test func `for three and four cards, counted one by one as well`() {
    #expect(SetFreeCount.extensions(of: [], by: 3) == 84_240)
    #expect(SetFreeCount.extensions(of: [], by: 4) == 1_579_500)
  }

  @Test func `any two cards can be made any others by renaming the values`() throws {
    // A renaming of each feature's values keeps Sets, and so does a change of features; of cards
    // that differ in one feature or in several, all pairs then have as many layouts around them.
    let first = SetCard.deck[0]
    let counts = [1, 3, 4, 12, 13, 40, 80].map {
      SetFreeCount.extensions(of: [first, SetCard.deck[$0]], by: 2)
    }
    #expect(Set(counts).count == 1)
  }

  @Test func `21 cards always hold a Set, twelve solid ones and ten too`() throws {
    var chance = SplitMix64(seed: try #require(Seed(21)))
    for _ in 0..<2000 {
      #expect(SetFinder(Array(chance.shuffled(SetCard.deck).prefix(21))).holdsSet)
      #expect(SetFinder(Array(chance.shuffled(SetMode.junior.deck).prefix(10))).holdsSet)
    }
  }

  @Test func `the finder sees the Sets of a table with holes, each once, in order`() throws {
    let codes = ["1RSO", nil, "2GTD", "3POS", nil, "1RSD", "1RSS"]
    let places = codes.map { $0.flatMap { SetCard(code: $0) } }
    #expect(SetFinder(places).sets == [[0, 2, 3], [0, 5, 6]])
    #expect(SetFinder([]).sets.isEmpty)
    #expect(!SetFinder(Array(places.prefix(3))).holdsSet)
  }

  @Test func `the finder agrees with a judge of all threes`() throws {
    var chance = SplitMix64(seed: try #require(Seed(5)))
    for _ in 0..<30 {
      let cards = Array(chance.shuffled(SetCard.deck).prefix(15))
      var judged: [[Int]] = []
      for first in cards.indices {
        for second in (first + 1)..<max(first + 1, cards.count) {
          for third in (second + 1)..<max(second + 1, cards.count)
          where SetFault.faults(of: [cards[first], cards[second], cards[third]]).isEmpty {
            judged.append([first, second, third])
          }
        }
      }
      #expect(SetFinder(cards).sets == judged)
    }
  }
}
