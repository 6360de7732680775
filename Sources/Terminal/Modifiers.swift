/// The modifiers in an escape sequence, and what became of the key.
struct Modifiers {
  private var shift = false
  private var alt = false
  private var control = false
  private var capsLock = false
  private var isRelease = false

  init() {}

  /// Reads a field: one more than the bits of the modifiers, then perhaps what happened: 1 pressed,
  /// 2 repeated, 3 released.
  ///
  /// Meta, Super and Hyper count as Alt, so that no key with them is taken for the bare one.
  init?(_ field: [Int?]) {
    let number = field.first.flatMap { $0 } ?? 1
    guard (1...256).contains(number) else { return nil }
    let bits = number - 1
    shift = bits & 1 != 0
    alt = bits & 0b11_1010 != 0
    control = bits & 4 != 0
    capsLock = bits & 64 != 0
    isRelease = field.count > 1 && field[1] == 3
  }

  /// The key with these modifiers; none when it was released.
  func apply(to code: Key.Code) -> Key? {
    guard !isRelease else { return nil }
    if case .character = code { return Key(code, alt: alt, control: control) }
    return Key(code, shift: shift, alt: alt, control: control)
  }

  /// The key of a number as `CSI u` has it: a character's, or one of a private range.
  ///
  /// - Parameters:
  ///   - code: The character without modifiers, or the key's number.
  ///   - shifted: The character with Shift, where the terminal tells.
  ///   - text: The text that the key writes, where the terminal tells.
  /// - Returns: The key; none when it was released or is of no use.
  func apply(toCode code: Int, shifted: Int? = nil, text: Int? = nil) -> Key? {
    if let code = Self.codes[code] { return apply(to: code) }
    guard !(57_344...63_743).contains(code), let scalar = Self.printable(code) else { return nil }
    guard !control else { return apply(to: .character(Self.lowercased(scalar))) }
    if let text = text.flatMap(Self.printable) { return apply(to: .character(Character(text))) }
    if shift, let shifted = shifted.flatMap(Self.printable) {
      return apply(to: .character(Character(shifted)))
    }
    return apply(to: .character(shift != capsLock ? Self.uppercased(scalar) : Character(scalar)))
  }

  private static func printable(_ code: Int) -> Unicode.Scalar? {
    guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Character {
    let mapped = scalar.properties.lowercaseMapping
    return mapped.count == 1 ? Character(mapped) : Character(scalar)
  }

  private static func uppercased(_ scalar: Unicode.Scalar) -> Character {
    let mapped = scalar.properties.uppercaseMapping
    return mapped.count == 1 ? Character(mapped) : Character(scalar)
  }

  private static let codes: [Int: Key.Code] = {
    var codes: [Int: Key.Code] = [
      8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace,
      57_414: .enter, 57_417: .left, 57_418: .right, 57_419: .up, 57_420: .down,
      57_421: .pageUp, 57_422: .pageDown, 57_423: .home, 57_424: .end, 57_425: .insert,
      57_426: .delete,
    ]
    for number in 13...35 { codes[57_376 + number - 13] = .function(number) }
    for (offset, character) in "0123456789./*-+".enumerated() {
      codes[57_399 + offset] = .character(character)
    }
    (codes[57_415], codes[57_416]) = (.character("="), .character(","))
    return codes
  }()
}
