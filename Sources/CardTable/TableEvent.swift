/// What happens on a table of cards: one event for each choice or charge.
///
/// A choice that completes the cards to match is told by their judgement alone, in which it is the
/// last card.
public enum TableEvent<Card: Equatable & Sendable, Reason: Equatable & Sendable>: Equatable,
  Sendable
{
  /// A card was chosen.
  case chosen(PlacedCard<Card>)
  /// The choice of a card was taken back.
  case takenBack(PlacedCard<Card>)
  /// Cards matched, here in the order of choosing, and earned points.
  case matched([PlacedCard<Card>], points: Int)
  /// Cards did not match and cost points; the last of them stays chosen.
  case missed([PlacedCard<Card>], points: Int, Reason)
  /// Points were taken for something that is no choice.
  case charged(Int, for: Reason)
}

/// A card and its place.
public struct PlacedCard<Card: Equatable & Sendable>: Equatable, Sendable {
  /// The card.
  public let card: Card
  /// Its place, from 0.
  public let place: Int

  /// Puts a card and its place together.
  public init(_ card: Card, in place: Int) {
    self.card = card
    self.place = place
  }
}

/// What a game says of cards that were chosen together.
public enum Judgement<Reason: Equatable & Sendable>: Equatable, Sendable {
  /// They match and earn points.
  case match(points: Int)
  /// They do not match, for a reason of the game's own.
  case miss(Reason)
}
