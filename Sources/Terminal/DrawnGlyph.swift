/// A character as it is drawn: itself, or the one or two ASCII characters of its twin.
struct DrawnGlyph {
  let first: Unicode.Scalar
  /// The twin's second character, where the glyph takes two cells.
  private(set) var second: Unicode.Scalar?
  /// The cells that it takes in all; 0 for a mark on the character before.
  let width: Int

  /// Finds how a character is drawn; `nil` if it is left out.
  init?(_ scalar: Unicode.Scalar, as glyphs: GlyphSet) {
    let value = scalar.value
    if value &- 0x20 < 0x5F {
      (first, width) = (scalar, 1)
      return
    }
    // A flag is two letters of a range of their own.
    if Self.flagLetters.contains(value) {
      (first, width) = (Unicode.Scalar(UInt8(value - 0x1F1E6) + UInt8(ascii: "A")), 1)
      return
    }
    let cells = Glyphs.width(of: scalar)
    guard !Self.isLeftOut(scalar, width: cells) else { return nil }
    switch glyphs {
    case .unicode: (first, width) = (scalar, cells)
    case .ascii:
      guard cells > 0 else { return nil }
      let twin = GlyphTwins.twin(of: scalar, width: cells)
      (first, width) = (Unicode.Scalar(twin.first), cells)
      if cells == 2 { second = Unicode.Scalar(twin.second) }
    }
  }

  /// Whether a character is drawn as it stands where all characters may be drawn.
  static func isDrawnAsItself(_ scalar: Unicode.Scalar) -> Bool {
    !flagLetters.contains(scalar.value) && !isLeftOut(scalar, width: Glyphs.width(of: scalar))
  }

  private static let flagLetters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  private static func isLeftOut(_ scalar: Unicode.Scalar, width: Int) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return false
    // Keycap; variation selectors; skin tones; tags and further selectors.
    case 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0000...0xE0FFF: return true
    default: break
    }
    guard width == 0 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .otherLetter: return false
    default: return true
    }
  }
}
