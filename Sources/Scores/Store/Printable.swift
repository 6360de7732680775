extension String {
  /// The text with what could move a terminal's cursor or colour its screen written as `\u{1b}`.
  var printable: String {
    guard unicodeScalars.contains(where: Self.isHarmful) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if Self.isHarmful(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
