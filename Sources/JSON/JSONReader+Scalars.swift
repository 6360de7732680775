extension JSONReader {
  /// Reads `true`, `false` or `null`.
  mutating func literal() throws(JSONError) -> JSONNode.Value {
    for (word, value) in Self.literals where bytes[offset...].starts(with: word.utf8) {
      guard !UnicodeScalar(byte(after: word.utf8.count)).isWordASCII else { break }
      advance(word.utf8.count)
      return value
    }
    throw unexpected("a value")
  }

  private static let literals: [(String, JSONNode.Value)] = [
    ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
  ]

  /// Reads a number, whole if it has neither fraction nor exponent and fits.
  mutating func number() throws(JSONError) -> JSONNode.Value {
    let start = offset
    if next == UInt8(ascii: "-") { advance() }
    guard next != UInt8(ascii: "0") || !isDigit(byte(after: 1)) else {
      throw fault("a number begins with a needless 0: take it away")
    }
    try digits()
    var isWhole = true
    if next == UInt8(ascii: ".") {
      isWhole = false
      advance()
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      advance()
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { advance() }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard isWhole, let integer = Int64(text) else { return .decimal(text) }
    return .integer(integer)
  }

  private mutating func digits() throws(JSONError) {
    guard isDigit(next) else { throw unexpected("a digit") }
    while isDigit(next) { advance() }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
