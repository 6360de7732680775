extension JSONReader {
  /// Reads a string from its opening to its closing quote.
  mutating func string() throws(JSONError) -> String {
    advance()
    var decoded: [UInt8] = []
    var start = offset
    while next != UInt8(ascii: "\"") {
      switch next {
      case UInt8(ascii: "\\"):
        decoded += bytes[start..<offset]
        try escape(into: &decoded)
        start = offset
      case 0x20..<0x80: advance()
      case 0x80...:
        guard let width = wideCharacter?.utf8.count else {
          throw fault("a byte is not UTF-8: save the text as UTF-8")
        }
        advance(width, characters: 1)
      default:
        guard offset < bytes.count else { throw fault("the text ends inside a string") }
        throw fault("a string holds a control character: end the string before it, or escape it")
      }
    }
    let rest = bytes[start..<offset]
    advance()
    guard !decoded.isEmpty else { return String(decoding: rest, as: UTF8.self) }
    return String(decoding: decoded + rest, as: UTF8.self)
  }

  /// The character that is next, or `nil` where the bytes are not UTF-8.
  var wideCharacter: Unicode.Scalar? {
    var parser = UTF8.ForwardParser()
    var rest = bytes[offset...].makeIterator()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return nil }
    return UTF8.decode(scalar)
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(JSONError) {
    let letter = byte(after: 1)
    guard letter != UInt8(ascii: "u") else {
      let units = try codeUnits()
      decoded += String(decoding: units, as: UTF16.self).utf8
      return advance(6 * units.count)
    }
    guard let meaning = Self.escapes.first(where: { $0.letter == letter })?.meaning else {
      throw fault("a backslash begins no escape here: a backslash itself is written twice")
    }
    decoded.append(meaning)
    advance(2)
  }

  private static let escapes: [(letter: UInt8, meaning: UInt8)] =
    zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".utf8).map { ($0, $1) }

  /// The one or two code units of the `\u` escapes that are next, which make one character.
  private func codeUnits() throws(JSONError) -> [UInt16] {
    guard let unit = codeUnit(after: 0) else { throw fault("\\u takes four hexadecimal digits") }
    guard UTF16.isSurrogate(unit) else { return [unit] }
    guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(after: 6), UTF16.isTrailSurrogate(trail)
    else { throw fault("\\u gives half of a surrogate pair: write both halves, or neither") }
    return [unit, trail]
  }

  private func codeUnit(after distance: Int) -> UInt16? {
    guard byte(after: distance) == UInt8(ascii: "\\"),
      byte(after: distance + 1) == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for place in distance + 2..<distance + 6 {
      guard let digit = Character(UnicodeScalar(byte(after: place))).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
