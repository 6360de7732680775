/// One of the four features of a card, in the order in which a card is named.
public enum SetFeature: CaseIterable, Sendable {
  case number, color, shading, symbol

  /// The names of the three values, in their order.
  public var names: [String] {
    switch self {
    case .number: ["one", "two", "three"]
    case .color: ["red", "green", "purple"]
    case .shading: ["solid", "striped", "open"]
    case .symbol: ["oval", "squiggle", "diamond"]
    }
  }

  /// The letters of the three values in a card's code; of striped it is the second, as solid has S.
  var letters: [Character] {
    switch self {
    case .number: ["1", "2", "3"]
    case .color: ["R", "G", "P"]
    case .shading: ["S", "T", "O"]
    case .symbol: ["O", "S", "D"]
    }
  }

  /// What a value counts in ``SetCard/index``.
  var weight: Int {
    switch self {
    case .number: 27
    case .symbol: 9
    case .shading: 3
    case .color: 1
    }
  }
}
