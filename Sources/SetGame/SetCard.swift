/// A card of Set: four features with three values each.
public struct SetCard: Equatable, Hashable, Sendable {
  /// What is drawn.
  public enum Symbol: Int, CaseIterable, Sendable {
    case oval, squiggle, diamond
  }

  /// How it is filled.
  public enum Shading: Int, CaseIterable, Sendable {
    case solid, striped, open
  }

  /// In which colour.
  public enum Color: Int, CaseIterable, Sendable {
    case red, green, purple
  }

  /// How many symbols there are: 1 to 3.
  public let number: Int
  /// What is drawn.
  public let symbol: Symbol
  /// How it is filled.
  public let shading: Shading
  /// In which colour.
  public let color: Color

  /// All 81 cards, in the order of their features.
  public static let deck = (1...3).flatMap { number in
    Symbol.allCases.flatMap { symbol in
      Shading.allCases.flatMap { shading in
        Color.allCases.map { color in
          SetCard(number: number, symbol: symbol, shading: shading, color: color)
        }
      }
    }
  }
}
