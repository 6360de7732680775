import Terminal
import Testing

struct GlyphsTests {
  /// What arcade draws in one cell.
  static let narrow =
    "♠♥♦♣★●◆▲▼◂▸▴▾▵◍◉⬥⬦▶◀·–−…✓←↑→↓"
    + "─━│┃┄┅┆┇┈┉┊┋╌╍╎╏┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋═║╔╗╚╝╠╣╦╩╬╭╮╯╰╱╲╳╴╵╶╷╸╹╺╻"
    + "▀▄█▌▐░▒▓▁▂▃▅▆▇"
  /// What arcade draws in two cells.
  static let wide = "🍒🍋🔔⭐💎🃏👑🍎"

  @Test func `what arcade draws has the widths that terminals agree on`() {
    for scalar in Self.narrow.unicodeScalars { #expect(Glyphs.width(of: scalar) == 1, "\(scalar)") }
    for scalar in Self.wide.unicodeScalars { #expect(Glyphs.width(of: scalar) == 2, "\(scalar)") }
  }

  @Test func `every glyph has a twin of its own width`() {
    for scalar in (Self.narrow + Self.wide).unicodeScalars {
      let twin = Glyphs.drawn(String(scalar), as: .ascii)
      #expect(twin.utf8.count == Glyphs.width(of: scalar), "\(scalar)")
      #expect(twin.utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F }, "\(scalar)")
      #expect(!twin.contains("?"), "\(scalar)")
    }
  }

  @Test func `everything in ASCII is printable and as wide as before`() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      let drawn = Glyphs.drawn(text, as: .ascii)
      guard drawn.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }),
        drawn.utf8.count == Glyphs.width(of: text),
        drawn.utf8.count == Glyphs.width(of: text, as: .ascii)
      else {
        Issue.record("U+\(String(value, radix: 16)): \(drawn)")
        continue
      }
    }
  }

  @Test(arguments: [
    ("Ærøskøbing, Łódź, naïve", "Aroskobing, Lodz, naive"), ("日本", "????"), ("ＡＢ", "A B "),
    ("Привет", "??????"), ("a\u{301}", "a"), ("“so”—it’s…", "\"so\"-it's."), ("−5 × 3", "-5 x 3"),
    ("♠♥♦♣", "SHDC"), ("🍒🍋", "ChLm"), ("▁▂▃▄▅▆▇█", ".:-=+*%#"), ("┌╌┐┏━┓╔═╗╭─╮", "+.+#=#*=*.-."),
    ("\u{1F1E9}\u{1F1EA}", "DE"), ("✓ –", "v -"),
  ])
  func `a text has its twin`(text: String, twin: String) {
    #expect(Glyphs.drawn(text, as: .ascii) == twin)
  }

  @Test(arguments: [
    ("♥\u{FE0F}", "♥"), ("1\u{FE0F}\u{20E3}", "1"), ("👩\u{200D}🚀", "👩🚀"), ("👍\u{1F3FD}", "👍"),
    ("\u{1F1E9}\u{1F1EA}", "DE"), ("a\u{1B}[31mb\u{9B}\u{07}", "a[31mb"), ("a\u{202E}b", "ab"),
    ("soft\u{AD}hyphen", "softhyphen"), ("e\u{301}", "e\u{301}"), ("plain", "plain"),
  ])
  func `what terminals disagree about is not drawn`(text: String, drawn: String) {
    #expect(Array(Glyphs.drawn(text, as: .unicode).unicodeScalars) == Array(drawn.unicodeScalars))
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本語", 6), ("ﾊﾝｶｸ", 4), ("e\u{301}", 1), ("한국", 4), ("🍒x", 3),
    ("Żółć", 4), ("👩\u{200D}🚀", 4), ("☎", 1), ("⌚", 2), ("\u{10FFFF}", 1), ("⚡", 2), ("→", 1),
    ("ᄒ\u{1161}\u{11AB}", 2), ("ไทย\u{E49}", 3),
  ])
  func `a text has its width`(text: String, width: Int) {
    #expect(Glyphs.width(of: text) == width)
  }

  @Test func `the table agrees with what the language knows of Unicode`() {
    var wrong: [String] = []
    for value in UInt32(0x300)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let expected: Int? =
        if [.nonspacingMark, .enclosingMark].contains(properties.generalCategory) {
          0
        } else if properties.isEmojiPresentation, !(0x1F1E6...0x1F1FF).contains(value) {
          2
        } else if properties.isIdeographic {
          2
        } else {
          nil
        }
      if let expected, Glyphs.width(of: scalar) != expected {
        wrong.append(String(value, radix: 16))
      }
    }
    #expect(wrong == [])
  }
}
