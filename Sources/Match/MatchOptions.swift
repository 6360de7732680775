import ArcadeCore

/// How many cards lie on the table, and how many of them are to match.
public struct MatchOptions: Equatable, Sendable {
  /// The cards that may lie on the table.
  public static let cardLimits = 12...PlayingCard.deck.count
  /// The cards that may have to match.
  public static let matchLimits = 2...3
  /// What is played where nothing else is asked for: 30 cards, two to match.
  public static let standard = MatchOptions(checked: 30, cardsToMatch: 2)

  /// The cards on the table.
  public let cards: Int
  /// How many chosen cards are judged together.
  public let cardsToMatch: Int

  /// Makes options; `nil` if a number is outside its limits.
  public init?(cards: Int, cardsToMatch: Int) {
    guard Self.cardLimits.contains(cards), Self.matchLimits.contains(cardsToMatch) else {
      return nil
    }
    self.init(checked: cards, cardsToMatch: cardsToMatch)
  }

  private init(checked cards: Int, cardsToMatch: Int) {
    self.cards = cards
    self.cardsToMatch = cardsToMatch
  }
}

extension MatchOptions {
  /// Both numbers, as results keep them: `30/2`.
  public var text: String { "\(cards)/\(cardsToMatch)" }

  /// Reads options exactly as ``text`` writes them; `nil` for anything else.
  public init?(text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { WholeNumber.parse($0).flatMap { Int(exactly: $0) } }
    guard numbers.count == 2, let cards = numbers[0], let cardsToMatch = numbers[1] else {
      return nil
    }
    self.init(cards: cards, cardsToMatch: cardsToMatch)
    guard self.text == text else { return nil }
  }
}
