import Testing

@testable import Terminal

struct ThemeTests {
  @Test func `themes are found by their names`() {
    #expect(Theme.all.map(\.name) == ["auto", "dark", "light", "mono"])
    for theme in Theme.all { #expect(Theme(named: theme.name) == theme) }
    #expect(Theme(named: "Dark") == nil)
  }

  @Test func `ordinary text has the terminal's own colour in every theme`() {
    for theme in Theme.all {
      for depth in ColorDepth.allCases {
        for background in [Background.unknown, .dark, .light] {
          #expect(theme.sequence(for: .plain, depth: depth, background: background) == "")
        }
      }
    }
  }

  @Test(arguments: [
    (ColorDepth.none, Background.dark, "\u{1B}[1m"), (.sixteen, .unknown, "\u{1B}[1;32m"),
    (.sixteen, .dark, "\u{1B}[92m"), (.sixteen, .light, "\u{1B}[1;32m"),
    (.indexed, .dark, "\u{1B}[38;5;157m"), (.indexed, .unknown, "\u{1B}[1;32m"),
    (.direct, .dark, "\u{1B}[38;2;165;255;176m"), (.direct, .light, "\u{1B}[38;2;0;106;80m"),
  ])
  func `a gain looks as depth and background have it`(
    depth: ColorDepth, background: Background, sequence: String
  ) {
    #expect(
      Theme.auto.sequence(for: Style(.gain), depth: depth, background: background) == sequence)
  }

  @Test func `a theme for dark or light needs no answer`() {
    let style = Style(.red)
    for (theme, background) in [(Theme.dark, Background.dark), (.light, .light)] {
      let known = Theme.auto.sequence(for: style, depth: .direct, background: background)
      for other in [Background.unknown, .dark, .light] {
        #expect(theme.sequence(for: style, depth: .direct, background: other) == known)
      }
    }
  }

  @Test func `without colours none is sent and the attributes stay`() {
    for ink in Ink.allCases {
      for (theme, depth) in [(Theme.mono, ColorDepth.direct), (.dark, .none)] {
        let pen = theme.pen(for: Style(ink), depth: depth, background: .dark)
        #expect(pen.color == .standard)
      }
    }
    let style = Style(.gain, bold: true, reversed: true, underlined: true)
    #expect(Theme.mono.sequence(for: style, depth: .direct) == "\u{1B}[1;4;7m")
  }

  @Test(arguments: [
    (Pen(isBold: true), Pen.plain, "\u{1B}[1m"), (.plain, Pen(isBold: true), "\u{1B}[m"),
    (Pen(color: .ansi(1)), Pen(color: .ansi(2)), "\u{1B}[31m"),
    (Pen(color: .ansi(9)), Pen(color: .ansi(9), isBold: true), "\u{1B}[22m"),
    (Pen(color: .ansi(1)), Pen(isBold: true, isReversed: true), "\u{1B}[0;31m"),
    (Pen(isFaint: true), Pen(isBold: true), "\u{1B}[0;2m"),
    (Pen(isUnderlined: true), Pen(color: .ansi(15), isUnderlined: true), "\u{1B}[39m"),
    (.plain, .plain, ""),
  ])
  func `a pen changes by the fewest bytes`(pen: Pen, before: Pen, sequence: String) {
    #expect(pen.sequence(after: before) == sequence)
  }

  @Test(
    arguments: [
      (0x000000, Background.dark), (0x1E1E2E, .dark), (0x2E3440, .dark), (0xFFFFFF, .light),
      (0xFDF6E3, .light), (0xEEE8D5, .light), (0x808080, .unknown), (0x0000FF, .unknown),
      (0x586E75, .unknown),
    ] as [(UInt32, Background)])
  func `a background is dark, light, or neither`(number: UInt32, background: Background) {
    let color = RGB(number)
    #expect(Background(red: color.red, green: color.green, blue: color.blue) == background)
  }
}
