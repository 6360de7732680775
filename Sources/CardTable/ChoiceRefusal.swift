/// Why a card cannot be chosen.
public enum ChoiceRefusal: Error, Equatable {
  /// The table has no place of this number; numbers count from 1.
  case noSuchPlace(number: Int, places: Int)
  /// No card lies in the place of this number.
  case emptyPlace(number: Int)
}

extension ChoiceRefusal: CustomStringConvertible {
  /// One sentence for the player: what was wrong, then what to do.
  public var description: String { description { _ in nil } }

  /// The sentence for a player who knows places by names of their own, such as keys.
  ///
  /// - Parameter name: The name of a place, counted from 0, or `nil` if it has but its number.
  /// - Returns: One sentence: what was wrong, then what to do.
  public func description(naming name: (Int) -> String?) -> String {
    switch self {
    case .noSuchPlace(let number, let places):
      "There is no place \(number): choose from 1 to \(places)."
    case .emptyPlace(let number):
      "\(name(number - 1) ?? "Place \(number)") is empty: choose a card that is on the table."
    }
  }
}
