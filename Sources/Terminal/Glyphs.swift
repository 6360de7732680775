/// The characters that arcade draws: how many cells each takes, and its ASCII twin.
public enum Glyphs {
  /// The cells that a character takes: 0, 1 or 2.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x300..<0x370, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x2B50, 0x1F514:
      2
    default: 1
    }
  }

  /// The cells that a text takes when it is drawn.
  public static func width(of text: String, as glyphs: GlyphSet = .unicode) -> Int {
    drawn(text, as: glyphs).unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The text as it is drawn: itself, or with the ASCII twin of every glyph.
  public static func drawn(_ text: String, as glyphs: GlyphSet) -> String {
    text
  }
}
