import Terminal

/// How the symbols of cards are drawn: three rows of three cells, or one cell where room is short.
enum SymbolArt {
  /// The rows and columns of a symbol.
  static let size = 3

  /// A symbol as three rows of three cells.
  static func rows(
    of symbol: SetCard.Symbol, _ shading: SetCard.Shading, as glyphs: GlyphSet
  ) -> [String] {
    switch glyphs {
    case .unicode:
      shading == .solid ? solid(symbol) : outline(symbol).map { filled($0, with: shading, "█▒ ") }
    case .ascii: asciiOutline(symbol).map { filled($0, with: shading, "#: ") }
    }
  }

  /// A symbol as one cell; in ASCII its letter, so that the code has to tell how it is filled.
  static func cell(
    of symbol: SetCard.Symbol, _ shading: SetCard.Shading, as glyphs: GlyphSet
  ) -> String {
    let cells =
      switch symbol {
      case .oval: glyphs == .ascii ? "OOO" : "●◍○"
      case .squiggle: glyphs == .ascii ? "SSS" : "▰▨▱"
      case .diamond: glyphs == .ascii ? "DDD" : "◆◈◇"
      }
    return String(Array(cells)[shading.rawValue])
  }

  private static func solid(_ symbol: SetCard.Symbol) -> [String] {
    switch symbol {
    case .oval: ["▗█▖", "▐█▌", "▝█▘"]
    case .squiggle: ["▗█▘", "▝█▖", "▗█▘"]
    case .diamond: [" ▲ ", "◀█▶", " ▼ "]
    }
  }

  private static func outline(_ symbol: SetCard.Symbol) -> [String] {
    switch symbol {
    case .oval: ["╭─╮", "│x│", "╰─╯"]
    case .squiggle: ["╭─╴", "╰x╮", "╶─╯"]
    case .diamond: [" △ ", "◁x▷", " ▽ "]
    }
  }

  private static func asciiOutline(_ symbol: SetCard.Symbol) -> [String] {
    switch symbol {
    case .oval: [".-.", "|x|", "'-'"]
    case .squiggle: [".--", "'x.", "--'"]
    case .diamond: [" ^ ", "<x>", " v "]
    }
  }

  /// The row with its middle filled, by the fillings of the three shadings.
  private static func filled(
    _ row: String, with shading: SetCard.Shading, _ fillings: String
  ) -> String {
    String(row.map { $0 == "x" ? Array(fillings)[shading.rawValue] : $0 })
  }
}
