/// A colour of sRGB with 8 bits for each part.
struct RGB: Equatable, Sendable {
  let red, green, blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Makes a colour of a number, as `0xRRGGBB`.
  init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// Makes the colour that xterm gives a number from 16 on: a cube of 6×6×6, then 24 greys.
  init(indexed number: UInt8) {
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    let index = Int(number) - 16
    if index < 216 {
      self.init(level(index / 36), level(index / 6 % 6), level(index % 6))
    } else {
      let grey = UInt8(8 + 10 * (index - 216))
      self.init(grey, grey, grey)
    }
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  ///
  /// sRGB's curve is taken as a cubic, which is within 0.003 of it and needs no library.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value * (value * (value * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
  }
}
