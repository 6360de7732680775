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
    guard let scalar = wideCharacter else { return "a byte that is not UTF-8" }
    switch scalar {
    case "\"": return "a double quote"
    case " "..<"\u{7F}": return "\"\(scalar)\""
    default: return "the character U+" + JSON.hexadecimal(scalar).uppercased()
    }
  }

  private var advice: String {
    switch next {
    case UInt8(ascii: "'"): ": strings take double quotes"
    case UInt8(ascii: "/"), UInt8(ascii: "#"): ": JSON has no comments"
    default: ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is an ASCII letter or digit, or an underscore.
  var isWordASCII: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
