/// Why a card cannot be chosen.
public enum ChoiceRefusal: Error, Equatable {
  /// The table has no place of this number; numbers count from 1.
  case noSuchPlace(number: Int, places: Int)
  /// No card lies in the place of this number.
  case emptyPlace(number: Int)
}

extension ChoiceRefusal: CustomStringConvertible {
  /// One sentence for the player: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .noSuchPlace(let number, let places):
      "There is no place \(number): choose from 1 to \(places)."
    case .emptyPlace(let number):
      "Place \(number) is empty: choose a card that is on the table."
    }
  }
}
