/// JSON as RFC 8259 has it, read strictly: one value, and nothing that is merely like it.
public enum JSON {
  /// How many arrays and objects may lie inside each other.
  public static let deepest = 64

  /// Reads a whole text: exactly one value, with blanks around it at most.
  ///
  /// Refused are trailing commas, comments, a byte order mark, bytes that are not UTF-8, lone
  /// surrogates, raw control characters, equal keys in one object and nesting over ``deepest``.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The value, with the place of each of its parts.
  /// - Throws: ``JSONError`` at the first place where the text goes wrong.
  /// - Complexity: O(bytes).
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes)
    return try reader.wholeText()
  }

  /// Reads a whole text, given as a string.
  public static func parse(_ text: String) throws(JSONError) -> JSONNode {
    try parse(Array(text.utf8))
  }

  /// Writes a string literal: `"a\nb"`.
  ///
  /// Besides what JSON demands, DEL, the C1 controls and the line separators U+2028 and U+2029 are
  /// escaped, so that a literal is one line and harmless on a terminal.
  public static func quote(_ text: String) -> String {
    guard text.utf8.contains(where: { !isPlain($0) }) else { return "\"\(text)\"" }

    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{2029}":
        quoted += "\\u" + hexadecimal(scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The number of a character in four digits or more.
  static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
