import ArcadeCore

/// Texts of people's own files that every terminal draws alike.
public enum DrawableText {
  /// What keeps a text from being drawn alike everywhere in so many cells.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - cells: How wide it may be.
  /// - Returns: What is wrong and what to do, to stand behind the text's name; `nil` if it is right.
  public static func fault(in text: String, cells: ClosedRange<Int>) -> String? {
    guard text.unicodeScalars.allSatisfy(isDrawable) else {
      return "has a character that terminals draw differently or not at all: choose another"
    }
    guard text.first != " ", text.last != " " else {
      return "must not begin or end with a space"
    }
    let width = Glyphs.width(of: text)
    guard cells.contains(width) else {
      let limits = "\(cells.lowerBound) to \(cells.upperBound) cells wide"
      return "is \(Words.count(width, "cell")) wide: make it \(limits)"
    }
    return nil
  }

  /// Tells whether every terminal draws a character alike: no control, nothing that joins others.
  private static func isDrawable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20DD...0x20E4, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x2028...0x202E, 0x2066...0x2069,
      0xD800...0xF8FF, 0xFFF0...0xFFFF, 0xE0000...:
      false
    default: Glyphs.width(of: scalar) > 0
    }
  }
}
