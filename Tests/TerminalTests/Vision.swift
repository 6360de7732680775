import Foundation

@testable import Terminal

/// How eyes see colours: with all cones, without those for red, without those for green.
///
/// Sources: WCAG 2.2 for contrast; Machado, Oliveira, Fernandes 2009, severity 1, for what is seen;
/// CIE 1976 L*a*b* under D65 for distances.
enum Vision: CaseIterable {
  case full, protanopia, deuteranopia

  private var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    }
  }

  func distance(_ one: RGB, _ other: RGB) -> Double {
    let squares = zip(lab(one), lab(other)).map { ($0 - $1) * ($0 - $1) }
    return squares.reduce(0, +).squareRoot()
  }

  static func contrast(_ one: RGB, _ other: RGB) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  static func luminance(_ color: RGB) -> Double {
    let parts = linear(color)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private static func linear(_ color: RGB) -> [Double] {
    [color.red, color.green, color.blue].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  private func lab(_ color: RGB) -> [Double] {
    let parts = Self.linear(color)
    let seen = matrix.map { row in
      min(1, max(0, zip(row, parts).map { $0 * $1 }.reduce(0, +)))
    }
    func scaled(_ red: Double, _ green: Double, _ blue: Double, white: Double) -> Double {
      let value = (red * seen[0] + green * seen[1] + blue * seen[2]) / white
      return value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    let x = scaled(0.4124, 0.3576, 0.1805, white: 0.95047)
    let y = scaled(0.2126, 0.7152, 0.0722, white: 1)
    let z = scaled(0.0193, 0.1192, 0.9505, white: 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
