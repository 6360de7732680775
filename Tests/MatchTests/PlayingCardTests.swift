import Match
import Testing

struct PlayingCardTests {
  @Test func `a deck has 52 cards, each once`() {
    #expect(PlayingCard.deck.count == 52)
    #expect(Set(PlayingCard.deck).count == 52)
  }

  @Test func `suits are bare characters, one scalar each`() {
    for suit in PlayingCard.Suit.allCases {
      #expect(suit.rawValue.unicodeScalars.count == 1)
    }
    #expect(PlayingCard(.ten, .hearts).description == "10♥")
    #expect(PlayingCard(.ace, .spades).description == "A♠")
  }
}
