/// Where an entry `"key": value` lies, found by its structure alone.
///
/// It is strict about what tells one entry from the next, so that a broken one does not swallow those
/// after it: strings end on their line, brackets match, a field is not named like a result. What the
/// strings and numbers hold is left to the JSON reader.
enum EntryShape: Equatable {
  /// The entry is whole.
  case whole(key: Range<Int>, value: Range<Int>)
  /// The bytes end inside the entry.
  case cut
  /// The entry goes wrong.
  case broken

  /// Finds the entry that begins with the quote at the first byte.
  init(of text: ScanText) {
    var walk = ShapeWalk(text: text)
    guard let key = walk.passString() else {
      self = walk.isCut ? .cut : .broken
      return
    }
    walk.passBlanks()
    guard walk.pass(":") else {
      self = walk.isCut ? .cut : .broken
      return
    }
    walk.passBlanks()
    let first = walk.place
    guard walk.passValue() else {
      self = walk.isCut ? .cut : .broken
      return
    }
    self = .whole(key: key, value: first..<walk.place)
  }

  /// The bytes that tell whether an entry begins: a key in quotes, blanks and a colon.
  static let longestBeginning = 64

  /// Whether the first bytes are a result's key in quotes, a few blanks at most and a colon.
  static func begins(_ text: ScanText) -> Bool {
    var moments = MomentReader()
    guard text[0] == UInt8(ascii: "\""), moments.key(in: text, at: 1) != nil,
      text[EntryKey.length + 1] == UInt8(ascii: "\"")
    else { return false }
    var place = EntryKey.length + 2
    while place < longestBeginning - 1, ScanText.isBlank(text[place]) { place += 1 }
    return text[place] == UInt8(ascii: ":")
  }
}

/// Goes through the bytes of an entry.
private struct ShapeWalk {
  let text: ScanText
  private(set) var place = 0
  /// The arrays and objects around the place: one bit each, 1 for an object, the innermost lowest.
  private var nesting: UInt64 = 0
  private var depth = 0

  init(text: ScanText) {
    self.text = text
  }

  private enum Expected {
    case value
    case valueOrEnd
    case name
    case nameOrEnd
    case separator
  }

  /// Whether the bytes are at their end.
  var isCut: Bool { place >= text.count }

  mutating func passBlanks() {
    while ScanText.isBlank(text[place]) { place += 1 }
  }

  mutating func pass(_ sign: Unicode.Scalar) -> Bool {
    guard text[place] == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  /// Passes a string; `nil` if it goes wrong, or the bytes end in it and the place is their end.
  mutating func passString() -> Range<Int>? {
    guard pass("\"") else { return nil }
    let first = place
    while true {
      place = text.endOfPlainText(from: place)
      switch text[place] {
      case UInt8(ascii: "\""):
        place += 1
        return first..<(place - 1)
      case UInt8(ascii: "\\"):
        place += 1
        if text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "\\") { place += 1 }
      case 0x80...:
        place += 1
      default:
        return nil
      }
    }
  }

  /// Passes a value; `false` where it goes wrong.
  mutating func passValue() -> Bool {
    var expected = Expected.value
    repeat {
      passBlanks()
      guard let next = passToken(expected) else { return false }
      expected = next
    } while depth > 0
    return true
  }

  /// Passes a bracket, a name with its colon, a comma or a plain value, and tells what must follow.
  private mutating func passToken(_ expected: Expected) -> Expected? {
    switch expected {
    case .valueOrEnd where pass("]"): return leave()
    case .nameOrEnd where pass("}"): return leave()
    case .value, .valueOrEnd: return passOpening()
    case .name, .nameOrEnd: return passName() ? .value : nil
    case .separator:
      let isObject = nesting & 1 == 1
      if pass(",") { return isObject ? .name : .value }
      return pass(isObject ? "}" : "]") ? leave() : nil
    }
  }

  private mutating func passOpening() -> Expected? {
    switch text[place] {
    case UInt8(ascii: "{"): enter(object: 1) ? .nameOrEnd : nil
    case UInt8(ascii: "["): enter(object: 0) ? .valueOrEnd : nil
    case UInt8(ascii: "\""): passString() == nil ? nil : .separator
    default: passWord() ? .separator : nil
    }
  }

  /// Passes a number, `true`, `false` or `null`, or what looks like one.
  private mutating func passWord() -> Bool {
    let first = place
    while ScanText.isOfWord(text[place]) { place += 1 }
    return place > first && !isCut
  }

  private mutating func passName() -> Bool {
    guard depth > 1 || !EntryShape.begins(text.dropFirst(place)), passString() != nil else {
      return false
    }
    passBlanks()
    return pass(":")
  }

  private mutating func enter(object: UInt64) -> Bool {
    guard depth < 64 else { return false }
    place += 1
    depth += 1
    nesting = nesting << 1 | object
    return true
  }

  private mutating func leave() -> Expected {
    depth -= 1
    nesting >>= 1
    return .separator
  }
}

extension ScanText {
  /// Whether a byte may stand between the parts of a JSON text.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D
  }

  /// Whether a byte may stand in a number, `true`, `false` or `null`.
  static func isOfWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x45 || byte == 0x2B
      || byte == 0x2D || byte == 0x2E
  }
}
