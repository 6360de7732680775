import SetGame
import Testing

struct SetCardTests {
  @Test func `a deck has 81 cards, each once`() {
    #expect(SetCard.deck.count == 81)
    #expect(Set(SetCard.deck).count == 81)
  }
}
