extension JSONReader {
  /// Reads a string from its opening to its closing quote.
  mutating func string() throws(JSONError) -> String {
    advance()
    var decoded: [UInt8] = []
    var start = offset
    while true {
      switch next {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<offset]
        advance()
        guard !decoded.isEmpty else { return String(decoding: rest, as: UTF8.self) }
        return String(decoding: decoded + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[start..<offset]
        try escape(into: &decoded)
        start = offset
      case 0x20..<0x80: advance()
      case 0x80...: try wideCharacter()
      default:
        guard offset < bytes.count else { throw fault("the text ends inside a string") }
        throw fault(
          "a control character stands in a string: close the string before it, or escape it")
      }
    }
  }

  /// Reads a character of two to four bytes (Unicode 17, table 3-7).
  private mutating func wideCharacter() throws(JSONError) {
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch next {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard count > 0, second.contains(byte(after: 1)),
      (2..<max(2, count)).allSatisfy({ (0x80...0xBF).contains(byte(after: $0)) })
    else { throw fault("a byte is not UTF-8: save the text as UTF-8") }
    advance(count, characters: 1)
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(JSONError) {
    switch byte(after: 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte(after: 1))
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"):
      let units = try codeUnits()
      decoded += String(decoding: units, as: UTF16.self).utf8
      advance(6 * units.count)
      return
    default: throw fault("'\\' begins no escape here: a backslash itself is written \"\\\\\"")
    }
    advance(2)
  }

  /// The one or two code units of the `\u` escapes that are next, which make one character.
  private func codeUnits() throws(JSONError) -> [UInt16] {
    guard let unit = codeUnit(after: 0) else {
      throw fault("'\\u' needs four hexadecimal digits after it")
    }
    guard UTF16.isSurrogate(unit) else { return [unit] }
    guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(after: 6), UTF16.isTrailSurrogate(trail)
    else { throw fault("a '\\u' escape is half of a surrogate pair: write both halves") }
    return [unit, trail]
  }

  private func codeUnit(after distance: Int) -> UInt16? {
    guard byte(after: distance) == UInt8(ascii: "\\"),
      byte(after: distance + 1) == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for place in 2..<6 {
      let digit = Character(UnicodeScalar(byte(after: distance + place))).hexDigitValue
      guard let digit else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
