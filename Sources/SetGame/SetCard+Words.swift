extension SetCard {
  /// The card in short: number, colour, shading and symbol, as `2RTO`.
  public var code: String {
    String(SetFeature.allCases.map { $0.letters[value(of: $0)] })
  }

  /// The card in words: `2 red striped ovals`.
  public var words: String {
    let name = SetFeature.symbol.names[symbol.rawValue]
    let color = SetFeature.color.names[color.rawValue]
    let shading = SetFeature.shading.names[shading.rawValue]
    return "\(number) \(color) \(shading) \(name)\(number == 1 ? "" : "s")"
  }

  /// Reads a card's code, in capitals or not; `nil` if it is none.
  public init?(code: some StringProtocol) {
    let letters = Array(code.uppercased())
    guard letters.count == SetFeature.allCases.count else { return nil }
    var index = 0
    for (feature, letter) in zip(SetFeature.allCases, letters) {
      guard let value = feature.letters.firstIndex(of: letter) else { return nil }
      index += value * feature.weight
    }
    self.init(index: index)
  }
}
