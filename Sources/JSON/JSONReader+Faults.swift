extension JSONReader {
  /// Tells what is wrong at the place that is next.
  func fault(_ reason: String) -> JSONError {
    JSONError(line: line, column: column, reason: reason)
  }

  /// Tells what stands at the place that is next, and what should.
  func unexpected(_ wanted: String) -> JSONError {
    guard offset < bytes.count else { return fault("the text ends where \(wanted) should stand") }
    return fault("\(found) stands where \(wanted) should\(advice)")
  }

  /// The word or character that is next, safe to print.
  private var found: String {
    let word = bytes[offset...].prefix(20).prefix { UnicodeScalar($0).isWordASCII }
    guard word.isEmpty else { return "\"\(String(decoding: word, as: UTF8.self))\"" }
    guard !(0x20..<0x7F).contains(next) else { return "'\(Character(UnicodeScalar(next)))'" }

    let text = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else {
      return "a byte that is not UTF-8"
    }
    return "the character U+" + String(scalar.value, radix: 16, uppercase: true)
  }

  private var advice: String {
    switch next {
    case UInt8(ascii: "'"): ": strings take double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): ": JSON has no comments"
    default: ""
    }
  }
}

extension UnicodeScalar {
  /// Whether it is an ASCII letter, digit or underscore.
  var isWordASCII: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
