/// The characters that arcade draws: how many cells each takes, and its ASCII twin.
public enum Glyphs {
  /// The cells that a character takes: 0, 1 or 2.
  ///
  /// Suits, stars and other signs of which East Asian Width says "ambiguous" take one.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case ..<0x20, 0x7F..<0xA0, 0xAD: 0
    case ..<0x300: 1
    // Box drawing, blocks and most shapes: what is drawn most needs no search.
    case 0x2500..<0x25FD: 1
    default: WidthTable.width(of: scalar.value)
    }
  }

  /// The cells that a text takes when it is drawn.
  public static func width(of text: String, as glyphs: GlyphSet = .unicode) -> Int {
    if isPlain(text) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + (DrawnGlyph($1, as: glyphs)?.width ?? 0) }
  }

  /// The text as it is drawn: itself, or with the ASCII twin of every glyph.
  ///
  /// Controls, characters that only steer layout, and what terminals disagree about (variation
  /// selectors, joiners, keycaps, skin tones) are left out; flags become their two letters.
  ///
  /// - Complexity: O(*n*); a text that is fine already is not copied.
  public static func drawn(_ text: String, as glyphs: GlyphSet) -> String {
    if isPlain(text) { return text }
    if glyphs == .unicode, text.unicodeScalars.allSatisfy(DrawnGlyph.isDrawnAsItself) {
      return text
    }
    var drawn = ""
    for scalar in text.unicodeScalars {
      guard let glyph = DrawnGlyph(scalar, as: glyphs) else { continue }
      drawn.unicodeScalars.append(glyph.first)
      if let second = glyph.second { drawn.unicodeScalars.append(second) }
    }
    return drawn
  }

  /// Whether a text is printable ASCII alone, which is drawn as it is.
  static func isPlain(_ text: String) -> Bool {
    let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.allSatisfy { $0 &- 0x20 < 0x5F }
    }
    return isPlain ?? text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
  }
}
