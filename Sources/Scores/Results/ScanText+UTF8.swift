extension ScanText {
  /// The first place, from a character that is not ASCII on, of a byte that does not stand for itself
  /// in a JSON string and begins no character of UTF-8 either.
  func endOfString(from place: Int) -> Int {
    var place = place
    while self[place] >= 0x80, let next = endOfCharacter(at: place) {
      place = endOfPlainText(from: next)
    }
    return place
  }

  /// The place after the character that begins at `place` and is not ASCII; `nil` if it is no
  /// character of UTF-8 (RFC 3629, section 4).
  func endOfCharacter(at place: Int) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch self[place] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard place + length <= count, second.contains(self[place + 1]) else { return nil }
    for offset in 2..<length where !(0x80...0xBF).contains(self[place + offset]) { return nil }
    return place + length
  }
}
