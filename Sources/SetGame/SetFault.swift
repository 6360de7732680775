/// A feature that keeps three cards from being a Set: two cards agree in it and the third does not.
public struct SetFault: Equatable, Sendable {
  /// The feature that is wrong.
  public let feature: SetFeature
  /// Its values on the cards, from 0, in the order of the cards.
  public let values: [Int]

  /// Finds what is wrong with three cards.
  ///
  /// - Parameter cards: Three cards, in any order.
  /// - Returns: The features that are neither all the same nor all different, in the order in which
  ///   cards are named; none if the cards are a Set.
  public static func faults(of cards: [SetCard]) -> [SetFault] {
    SetFeature.allCases.compactMap { feature in
      let values = cards.map { $0.value(of: feature) }
      return Set(values).count == 2 ? SetFault(feature: feature, values: values) : nil
    }
  }
}

extension SetFault: CustomStringConvertible {
  /// The values one after the other: `two and one and two`, `striped, solid, striped`.
  public var description: String {
    let names = values.map { feature.names[$0] }
    // A number and a comma would read as a list of what there is.
    return names.joined(separator: feature == .number ? " and " : ", ")
  }
}
