/// The text of a paste, fit for use.
enum PastedText {
  /// The text of pasted bytes: line ends are `\n`, and other controls and invalid UTF-8 are left
  /// out.
  static func text(of bytes: [UInt8]) -> String {
    var text = ""
    var followsReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\r": text.unicodeScalars.append("\n")
      case "\n": if !followsReturn { text.unicodeScalars.append(scalar) }
      case "\u{FFFD}": break
      case "\t": text.unicodeScalars.append(scalar)
      default:
        if scalar.properties.generalCategory != .control { text.unicodeScalars.append(scalar) }
      }
      followsReturn = scalar == "\r"
    }
    return text
  }
}
