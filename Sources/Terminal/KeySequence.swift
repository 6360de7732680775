/// Which key a byte, a character or an escape sequence stands for.
///
/// Sources: ECMA-48; XTerm Control Sequences ("PC-Style Function Keys", "modifyOtherKeys"); the
/// manuals of rxvt and console_codes(4); the keyboard protocol of kitty for `CSI u`.
enum KeySequence {
  /// The key of a byte below 0x80 that is not Esc.
  static func ascii(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x00: Key(.character(" "), control: true)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: character(Unicode.Scalar(byte))
    }
  }

  /// The key of a character; none for controls.
  static func character(_ scalar: Unicode.Scalar) -> Key? {
    guard scalar.properties.generalCategory != .control else { return nil }
    return .character(Character(scalar))
  }

  /// The key of `CSI [` and a byte: F1 to F5 of the Linux console.
  static func console(_ byte: UInt8) -> Key? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return nil }
    return Key(.function(Int(byte - UInt8(ascii: "A")) + 1))
  }

  /// The key of `SS3`, perhaps numbers, and a byte; the last number holds the modifiers.
  static func ss3(_ text: [UInt8], final: UInt8) -> Key? {
    if let code = rxvtControlled[final], text.isEmpty { return Key(code, control: true) }
    guard let code = lettered[final] ?? keypad[final] else { return nil }
    let parameters = SequenceParameters(text)
    guard parameters.isValid, let last = parameters.fields.last else { return nil }
    return Modifiers(last).flatMap { $0.apply(to: code) }
  }

  /// The key of `CSI`, perhaps numbers, and a final byte.
  static func csi(_ text: [UInt8], final: UInt8) -> Key? {
    let parameters = SequenceParameters(text)
    guard parameters.isValid else { return nil }
    let number = parameters.number(0) ?? 1
    let modifiers = parameters.fields.count > 1 ? Modifiers(parameters.fields[1]) : Modifiers()
    switch final {
    case UInt8(ascii: "~") where number == 27 && parameters.fields.count == 3:
      return parameters.number(2).flatMap { modifiers?.apply(toCode: $0) }
    case UInt8(ascii: "u"):
      guard let code = parameters.number(0) else { return nil }
      return modifiers?.apply(
        toCode: code, shifted: parameters.number(0, 1), text: parameters.number(2))
    case UInt8(ascii: "~"): return numbered[number].flatMap { modifiers?.apply(to: $0) }
    case UInt8(ascii: "$"): return numbered[number].map { Key($0, shift: true) }
    case UInt8(ascii: "^"): return numbered[number].map { Key($0, control: true) }
    case UInt8(ascii: "@"): return numbered[number].map { Key($0, shift: true, control: true) }
    case UInt8(ascii: "Z"):
      guard var key = modifiers?.apply(to: .tab) else { return nil }
      key.shift = true
      return key
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return text.isEmpty ? rxvtControlled[final].map { Key($0, shift: true) } : nil
    default:
      // Only with 1: `CSI 12;1R` tells where the cursor is and is no F3.
      return number == 1 ? lettered[final].flatMap { modifiers?.apply(to: $0) } : nil
    }
  }

  private static let lettered: [UInt8: Key.Code] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  private static let rxvtControlled: [UInt8: Key.Code] = [
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down, UInt8(ascii: "c"): .right,
    UInt8(ascii: "d"): .left,
  ]

  /// The keys beside the digits, in the keypad's application mode.
  private static let keypad: [UInt8: Key.Code] = {
    var keys: [UInt8: Key.Code] = [
      UInt8(ascii: "M"): .enter, UInt8(ascii: "I"): .tab, UInt8(ascii: " "): .character(" "),
      UInt8(ascii: "X"): .character("="),
    ]
    for (offset, character) in "*+,-./0123456789".enumerated() {
      keys[UInt8(ascii: "j") + UInt8(offset)] = .character(character)
    }
    return keys
  }()

  private static let numbered: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14),
    28: .function(15), 29: .function(16), 31: .function(17), 32: .function(18),
    33: .function(19), 34: .function(20),
  ]
}
