/// A terminal's answer to a question for a colour.
enum ColorAnswer {
  /// The background's colour in the text of an OSC 11 answer, as `11;rgb:1e1e/1e1e/2e2e`.
  ///
  /// - Parameter text: What stood between the introducer and the end; each part of the colour has
  ///   one to four hexadecimal digits, and a part for opacity (`rgba:`) is left out.
  /// - Returns: The colour, or `nil` for any other answer.
  static func background(_ text: [UInt8]) -> InputDecoder.Decoded? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let hasOpacity = parts[0].elementsEqual("11;rgba".utf8)
    guard hasOpacity || parts[0].elementsEqual("11;rgb".utf8) else { return nil }
    let channels = parts[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard channels.count == (hasOpacity ? 4 : 3), let red = level(channels[0]),
      let green = level(channels[1]), let blue = level(channels[2])
    else { return nil }
    return .background(red: red, green: green, blue: blue)
  }

  /// The 256ths of a part of a colour of one to four hexadecimal digits.
  private static func level(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard (1...4).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value * 16 + nibble
    }
    let most = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + most / 2) / most)
  }
}
