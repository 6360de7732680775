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

  /// How many cards there are.
  public static let count = 81

  /// All cards, in the order of ``index``.
  public static let deck = (0..<count).map { SetCard(uncheckedIndex: $0) }

  /// The card's place in ``deck``: number, symbol, shading and colour as digits of base three.
  public let index: Int

  /// Finds the card at a place of the deck.
  ///
  /// - Parameter index: The place; `nil` is returned if it is none of 0 to 80.
  public init?(index: Int) {
    guard (0..<Self.count).contains(index) else { return nil }
    self.init(uncheckedIndex: index)
  }

  /// Puts a card together.
  ///
  /// - Parameters:
  ///   - number: How many symbols there are; `nil` is returned if it is none of 1 to 3.
  ///   - color: In which colour.
  ///   - shading: How it is filled.
  ///   - symbol: What is drawn.
  public init?(number: Int, color: Color, shading: Shading, symbol: Symbol) {
    guard (1...3).contains(number) else { return nil }
    index = (((number - 1) * 3 + symbol.rawValue) * 3 + shading.rawValue) * 3 + color.rawValue
  }

  /// Takes an index that is known to be one of 0 to 80.
  init(uncheckedIndex index: Int) {
    self.index = index
  }

  /// How many symbols there are: 1 to 3.
  public var number: Int { value(of: .number) + 1 }
  /// What is drawn.
  public var symbol: Symbol { Symbol.allCases[value(of: .symbol)] }
  /// How it is filled.
  public var shading: Shading { Shading.allCases[value(of: .shading)] }
  /// In which colour.
  public var color: Color { Color.allCases[value(of: .color)] }

  /// Which of its three values a feature has, from 0.
  public func value(of feature: SetFeature) -> Int {
    index / feature.weight % 3
  }
}
