public import ArcadeCore
import CardTable

/// What a player does to a game of match.
public enum MatchMove: Equatable, Sendable {
  /// Turns the card in a place, counted from 0.
  case choose(Int)
}

extension MatchMove: GameMove {
  /// The number of the place, from 1.
  public var text: String {
    switch self {
    case .choose(let place): PlaceNumber.text(of: place)
    }
  }

  /// Reads the number of a place that a table may have; `nil` for anything else.
  public init?(text: some StringProtocol) {
    guard let place = PlaceNumber.place(text), place < PlayingCard.deck.count else { return nil }
    self = .choose(place)
  }
}
