/// The ASCII characters that stand for what arcade draws, as many as it takes cells.
enum GlyphTwins {
  /// The twin of a character outside ASCII: one character for each of its cells.
  ///
  /// - Parameters:
  ///   - scalar: A character that takes cells.
  ///   - width: The cells it takes: 1 or 2; of the twin's two characters only the first counts at 1.
  /// - Returns: The twin; a letter without its marks, or question marks where there is none.
  static func twin(of scalar: Unicode.Scalar, width: Int) -> (first: UInt8, second: UInt8) {
    let value = scalar.value
    switch value {
    case 0x2500...0x257F: return (boxes[Int(value - 0x2500)], unknown)
    case 0x2580...0x259F: return (blocks[Int(value - 0x2580)], unknown)
    case 0xFF01...0xFF5E:
      // The full-width forms of ASCII.
      return (UInt8(value - 0xFEE0), UInt8(ascii: " "))
    case 0x3000: return (UInt8(ascii: " "), UInt8(ascii: " "))
    default: break
    }
    if width == 2 { return pictures[scalar] ?? (unknown, unknown) }
    return (signs[scalar] ?? BaseLetters.letter(for: value) ?? unknown, unknown)
  }

  private static let unknown = UInt8(ascii: "?")

  /// U+2500 to U+257F: light lines are `-|+`, heavy ones `=#`, double ones `=|*`, dashed ones `.:`,
  /// and round corners are round.
  private static let boxes = Array(
    """
    -=|#..::..::+++#\
    +++#+++#+++#++++\
    +++#+++++++#++++\
    +++#+++++++#++++\
    +++++++++++#..::\
    =|**************\
    *************..'\
    '/\\X-|-|=#=#=#=#
    """.utf8)

  /// U+2580 to U+259F: what is fuller has the darker character.
  private static let blocks = Array(
    """
    ".:-=+*%###|||||\
    |.:%"|..'#\\##'/#
    """.utf8)

  private static let signs: [Unicode.Scalar: UInt8] = {
    let table: [(glyphs: String, twin: UInt8)] = [
      ("♠♤", UInt8(ascii: "S")), ("♥♡", UInt8(ascii: "H")), ("♦♢", UInt8(ascii: "D")),
      ("♣♧", UInt8(ascii: "C")), ("★☆✦✱◆⬥•∗", UInt8(ascii: "*")), ("◇⬦○◦°●", UInt8(ascii: "o")),
      ("◍◉◎", UInt8(ascii: "@")), ("■□▪▫", UInt8(ascii: "#")),
      ("▲△▴▵↑", UInt8(ascii: "^")), ("▼▽▾▿↓✓✔", UInt8(ascii: "v")),
      ("▶▷▸▹►→»›≥", UInt8(ascii: ">")), ("◀◁◂◃◄←«‹≤↵⏎", UInt8(ascii: "<")),
      ("↔–—−‐‑‒―", UInt8(ascii: "-")), ("↕¦", UInt8(ascii: "|")), ("·…", UInt8(ascii: ".")),
      ("×✗✘", UInt8(ascii: "x")), ("÷∕", UInt8(ascii: "/")), ("±", UInt8(ascii: "+")),
      ("≠¡", UInt8(ascii: "!")), ("≈", UInt8(ascii: "~")), ("‘’‚‛′´ʼ", UInt8(ascii: "'")),
      ("“”„″", UInt8(ascii: "\"")), ("\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}", UInt8(ascii: " ")),
      ("¹", UInt8(ascii: "1")), ("²", UInt8(ascii: "2")), ("³", UInt8(ascii: "3")),
      ("ª", UInt8(ascii: "a")), ("º", UInt8(ascii: "o")), ("µ", UInt8(ascii: "u")),
      ("©", UInt8(ascii: "c")), ("®", UInt8(ascii: "r")), ("€", UInt8(ascii: "E")),
      ("£", UInt8(ascii: "L")), ("¢", UInt8(ascii: "c")), ("¥", UInt8(ascii: "Y")),
      ("§", UInt8(ascii: "S")), ("№", UInt8(ascii: "N")),
    ]
    var signs: [Unicode.Scalar: UInt8] = [:]
    for (glyphs, twin) in table {
      for glyph in glyphs.unicodeScalars { signs[glyph] = twin }
    }
    return signs
  }()

  private static let pictures: [Unicode.Scalar: (UInt8, UInt8)] = {
    let table: [(glyph: Unicode.Scalar, twin: String)] = [
      ("🍒", "Ch"), ("🍋", "Lm"), ("🔔", "Be"), ("⭐", "**"), ("💎", "Di"), ("🃏", "Jo"),
      ("👑", "Cr"), ("🍎", "Ap"), ("🍊", "Or"), ("🍇", "Gr"), ("🍉", "Me"), ("🍓", "St"),
      ("🍌", "Ba"), ("🍍", "Pi"), ("🍀", "Cl"), ("💰", "$$"), ("🎰", "77"), ("🎲", "Dc"),
      ("🎉", "!!"), ("🏆", "Cu"), ("🔥", "Fi"), ("🌟", "**"),
    ]
    var pictures: [Unicode.Scalar: (UInt8, UInt8)] = [:]
    for (glyph, twin) in table {
      let letters = Array(twin.utf8)
      pictures[glyph] = (letters[0], letters[1])
    }
    return pictures
  }()
}
