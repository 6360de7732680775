import Foundation
import Testing

@testable import Terminal

struct PaletteTests {
  private static let palettes: [(Palette, Background)] = [(.dark, .dark), (.light, .light)]

  /// Backgrounds that terminals really have: black, white, and those of the schemes in use.
  private static let backgrounds: [UInt32] = [
    0x000000, 0x1E1E1E, 0x1E1E2E, 0x282A36, 0x002B36, 0x2E3440, 0x282828, 0x300A24, 0x1A1B26,
    0xFFFFFF, 0xFDF6E3, 0xEEE8D5, 0xFBF1C7, 0xEFF1F5, 0xFAFAFA, 0xFFFFDD,
  ]

  private func colors(_ palette: Palette, _ ink: Ink) -> [RGB] {
    palette.entry(for: ink).map { [$0.direct, RGB(indexed: $0.indexed)] } ?? []
  }

  @Test func `every ink has a contrast of at least 4.5 on every background of its theme`() {
    for number in Self.backgrounds {
      let ground = RGB(number)
      let background = Background(red: ground.red, green: ground.green, blue: ground.blue)
      let palette = Self.palettes.first { $0.1 == background }?.0
      guard let palette else {
        Issue.record("\(String(number, radix: 16)) is neither dark nor light")
        continue
      }
      for ink in Ink.allCases {
        for color in colors(palette, ink) {
          let contrast = Vision.contrast(color, ground)
          #expect(contrast >= 4.5, "\(ink) on \(String(number, radix: 16)): \(contrast)")
        }
      }
    }
  }

  @Test func `whatever counts as dark or light is dark or light enough`() {
    for step in stride(from: 0, through: 255, by: 1) {
      let grey = RGB(UInt8(step), UInt8(step), UInt8(step))
      let background = Background(red: grey.red, green: grey.green, blue: grey.blue)
      guard let palette = Self.palettes.first(where: { $0.1 == background })?.0 else { continue }
      for color in Ink.allCases.flatMap({ colors(palette, $0) }) {
        #expect(Vision.contrast(color, grey) >= 4.5, "on grey \(step)")
      }
    }
    #expect(Background(red: 128, green: 128, blue: 128) == .unknown)
  }

  @Test(arguments: Vision.allCases)
  func `colours that mean different things differ for every eye`(vision: Vision) {
    let pairs: [(Ink, Ink)] = [
      (.gain, .loss), (.green, .red), (.green, .purple), (.red, .purple), (.green, .blue),
      (.red, .blue), (.purple, .blue), (.gain, .gold), (.loss, .accent),
    ]
    for (palette, background) in Self.palettes {
      for (one, other) in pairs {
        for (first, second) in zip(colors(palette, one), colors(palette, other)) {
          let distance = vision.distance(first, second)
          #expect(distance >= 18, "\(background): \(one), \(other): \(distance)")
        }
      }
    }
  }

  @Test func `the quick luminance is that of WCAG`() {
    for step in UInt8.min...UInt8.max {
      let grey = RGB(step, step, step)
      #expect(abs(grey.luminance - Vision.luminance(grey)) < 0.003, "\(step)")
    }
  }

  @Test func `with sixteen colours nothing is yellow or white but on dark`() {
    for ink in Ink.allCases {
      for background in [Background.unknown, .light] {
        let pen = Theme.auto.pen(for: Style(ink), depth: .sixteen, background: background)
        for color in [3, 6, 7, 10, 11, 14, 15] as [UInt8] { #expect(pen.color != .ansi(color)) }
      }
    }
  }
}
