/// Text from outside in a form that cannot do anything to a terminal.
public enum PrintableText {
  /// The text with everything but ordinary characters written as `\u{1b}`.
  ///
  /// Control characters (C0, DEL, C1), line and paragraph separators, characters that turn the
  /// direction of writing and other invisible ones become visible, so that what is printed is one
  /// line and says what it holds.
  public static func escaped(_ text: some StringProtocol) -> String {
    // Nearly all text is this, and the board escapes a good deal of it.
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if isOrdinary(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }

  /// The text escaped, and cut after so many characters with three dots in their place.
  ///
  /// - Complexity: O(`longest`), however long the text is.
  public static func shortened(_ text: String, to longest: Int = 40) -> String {
    let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest)))
    let isCut = text.unicodeScalars.dropFirst(longest).first != nil
    return escaped(head) + (isCut ? "..." : "")
  }

  /// The text with everything outside ASCII escaped as well, for terminals that do not read UTF-8.
  public static func ascii(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result += scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return result
  }

  private static func isOrdinary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator:
      true
    @unknown default:
      false
    }
  }
}
