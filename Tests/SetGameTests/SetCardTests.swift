import SetGame
import Testing

struct SetCardTests {
  @Test func `a deck has 81 cards, each once`() {
    #expect(SetCard.deck.count == 81)
    #expect(Set(SetCard.deck).count == 81)
    #expect(SetCard.deck.map(\.index) == Array(0..<81))
  }

  @Test func `a card is its four features`() throws {
    for card in SetCard.deck {
      let same = SetCard(
        number: card.number, color: card.color, shading: card.shading, symbol: card.symbol)
      #expect(same == card)
      #expect(SetCard(index: card.index) == card)
    }
    #expect(SetCard(number: 0, color: .red, shading: .solid, symbol: .oval) == nil)
    #expect(SetCard(number: 4, color: .red, shading: .solid, symbol: .oval) == nil)
    #expect(SetCard(index: -1) == nil)
    #expect(SetCard(index: 81) == nil)
  }

  @Test(arguments: [
    ("2RTO", "2 red striped ovals"), ("1GSD", "1 green solid diamond"),
    ("3POS", "3 purple open squiggles"), ("1PTS", "1 purple striped squiggle"),
  ])
  func `a card has a code and a name`(code: String, words: String) throws {
    let card = try #require(SetCard(code: code))
    #expect(card.code == code)
    #expect(card.words == words)
    #expect(SetCard(code: code.lowercased()) == card)
  }

  @Test func `a code is read as it is written, for each card`() {
    #expect(SetCard.deck.map { SetCard(code: $0.code) } == SetCard.deck)
    #expect(Set(SetCard.deck.map(\.code)).count == 81)
  }

  @Test(arguments: [
    "", "2RT", "2RTOO", "0RTO", "4RTO", "2XTO", "2RXO", "2RTX", "RTO2", "2 RTO", "éRTO",
  ])
  func `what is no code is no card`(text: String) {
    #expect(SetCard(code: text) == nil)
  }
}
