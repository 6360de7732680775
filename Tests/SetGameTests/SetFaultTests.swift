import SetGame
import Testing

struct SetFaultTests {
  private static func cards(_ codes: String) -> [SetCard] {
    codes.split(separator: " ").compactMap { SetCard(code: $0) }
  }

  @Test(arguments: ["1RSO 1RSD 1RSS", "1RSO 2GTD 3POS", "2RTO 2GTO 2PTO", "1PTS 2PTS 3PTS"])
  func `all the same or all different in each feature is a Set`(codes: String) {
    #expect(SetFault.faults(of: Self.cards(codes)).isEmpty)
  }

  @Test(arguments: [
    (
      "2RTO 1GSD 2PTD",
      ["two and one and two", "striped, solid, striped", "oval, diamond, diamond"]
    ),
    ("1RSO 1RSO 2RSO", ["one and one and two"]),
    ("1RSO 1RSO 1GSO", ["red, red, green"]),
    ("1RSO 1RSO 1RTO", ["solid, solid, striped"]),
    ("1RSO 1RSO 1RSD", ["oval, oval, diamond"]),
    (
      "3POS 3POS 1RSD",
      [
        "three and three and one", "purple, purple, red", "open, open, solid",
        "squiggle, squiggle, diamond",
      ]
    ),
  ])
  func `the features that are wrong are named, and only these`(codes: String, faults: [String]) {
    #expect(SetFault.faults(of: Self.cards(codes)).map(\.description) == faults)
  }

  @Test func `three different cards are a Set exactly where the third is that of the table`() {
    for first in SetCard.deck {
      for second in SetCard.deck where second != first {
        let third = ThirdCards.third(for: first, second)
        #expect(third != first && third != second)
        #expect(SetFault.faults(of: [first, second, third]).isEmpty)
        #expect(ThirdCards.third(for: second, third) == first)
        // A sample: all threes would take a while.
        guard (first.index + second.index) % 40 == 0 else { continue }
        let others = SetCard.deck.filter { ![first, second, third].contains($0) }
        #expect(others.allSatisfy { !SetFault.faults(of: [first, second, $0]).isEmpty })
      }
    }
  }
}
