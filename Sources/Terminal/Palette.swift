/// What a theme gives each ink on one kind of background.
struct Palette: Equatable, Sendable {
  /// An ink's colours for every depth.
  struct Entry: Equatable, Sendable {
    /// The colour with 24 bits.
    let direct: RGB
    /// Its number among xterm's 256; from 16 on, since players change the first sixteen.
    let indexed: UInt8
    /// The pen with the terminal's own sixteen colours.
    let sixteen: Pen
    /// Whether the number is that very colour: it is then sent, since it is shorter.
    let isExact: Bool

    init(_ direct: UInt32, _ indexed: UInt8, _ sixteen: Pen) {
      (self.direct, self.indexed, self.sixteen) = (RGB(direct), indexed, sixteen)
      isExact = self.direct == RGB(indexed: indexed)
    }
  }

  let dim, accent, gain, loss, green, red, purple, blue, gold: Entry

  /// The colours of an ink; ordinary text has none.
  func entry(for ink: Ink) -> Entry? {
    switch ink {
    case .text: nil
    case .dim: dim
    case .accent: accent
    case .gain: gain
    case .loss: loss
    case .green: green
    case .red: red
    case .purple: purple
    case .blue: blue
    case .gold: gold
    }
  }
}

// Every colour has a contrast of 4.5 or more on any background that counts as dark or light, and
// green, red, purple and blue stay apart for eyes without red or green cones: they differ in
// lightness or along blue and yellow. PaletteTests measures both.
extension Palette {
  /// For dark backgrounds.
  static let dark = Palette(
    dim: Entry(0xA8A8A8, 248, Pen(isFaint: true)),
    accent: Entry(0x5FD7FF, 81, Pen(color: .ansi(14))),
    gain: Entry(0xA5FFB0, 157, Pen(color: .ansi(10))),
    loss: Entry(0xFF7F6E, 210, Pen(color: .ansi(9))),
    green: Entry(0xA5FFB0, 157, Pen(color: .ansi(10))),
    red: Entry(0xFF7F6E, 210, Pen(color: .ansi(9))),
    purple: Entry(0xD787FF, 177, Pen(color: .ansi(13))),
    blue: Entry(0xAFD7FF, 153, Pen(color: .ansi(12))),
    gold: Entry(0xFFD75F, 221, Pen(color: .ansi(11))))

  /// For light backgrounds; with sixteen colours gold is bold, since yellow cannot be read there.
  static let light = Palette(
    dim: Entry(0x626262, 241, Pen(isFaint: true)),
    accent: Entry(0x005F87, 24, Pen(color: .ansi(4), isBold: true)),
    gain: Entry(0x006A50, 23, Pen(color: .ansi(2), isBold: true)),
    loss: Entry(0xB00000, 124, Pen(color: .ansi(1))),
    green: Entry(0x006A50, 23, Pen(color: .ansi(2), isBold: true)),
    red: Entry(0xB00000, 124, Pen(color: .ansi(1))),
    purple: Entry(0x8700FF, 93, Pen(color: .ansi(5))),
    blue: Entry(0x005FAF, 25, Pen(color: .ansi(4))),
    gold: Entry(0x7A5500, 94, Pen(isBold: true)))

  /// The pens of the terminal's own sixteen colours for a background that may be dark or light:
  /// those of which most terminals have a shade that shows on both.
  static func anyBackground(_ ink: Ink) -> Pen {
    switch ink {
    case .text: .plain
    case .dim: Pen(isFaint: true)
    case .accent, .gold: Pen(isBold: true)
    case .gain: Pen(color: .ansi(2), isBold: true)
    case .green: Pen(color: .ansi(2), isBold: true)
    case .loss, .red: Pen(color: .ansi(1), isBold: true)
    case .purple: Pen(color: .ansi(5), isBold: true)
    case .blue: Pen(color: .ansi(4), isBold: true)
    }
  }

  /// The pens without colours.
  static func colorless(_ ink: Ink) -> Pen {
    switch ink {
    case .text, .green, .red, .purple, .blue: .plain
    case .dim: Pen(isFaint: true)
    case .accent, .gain, .loss, .gold: Pen(isBold: true)
    }
  }
}
