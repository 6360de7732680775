public import ArcadeCore
import CardTable

/// What a player does to a game of Set.
public enum SetMove: Equatable, Sendable {
  /// Chooses the card in a place, from 0, or takes the choice back.
  case choose(Int)
  /// Takes three more cards.
  case threeMore
  /// Asks for a card of a Set.
  case hint
}

extension SetMove: GameMove {
  /// The number of the place, from 1; `+` for three more, `h` for a hint.
  public var text: String {
    switch self {
    case .choose(let place): PlaceNumber.text(of: place)
    case .threeMore: "+"
    case .hint: "h"
    }
  }

  /// Reads a place's number, `+` or `h`; `nil` for anything else.
  public init?(text: some StringProtocol) {
    if text == "+" {
      self = .threeMore
    } else if text == "h" {
      self = .hint
    } else if let place = PlaceNumber.place(text) {
      self = .choose(place)
    } else {
      return nil
    }
  }
}
