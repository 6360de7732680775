#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes of a scanner's buffer, looked at many at a time.
///
/// After the last byte lie at least ``padding`` zeros, so that a look ahead needs no check. It is
/// used only while the buffer stands still: neither it nor what holds it leaves a visit.
@safe struct ScanText {
  /// The zeros that lie after the last byte.
  static let padding = 64

  private let base: UnsafeRawPointer
  /// How many bytes there are.
  let count: Int

  /// Looks at `count` bytes, after which `padding` zeros lie.
  init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// The bytes as the system and arrays take them.
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return unsafe UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// The text from a byte on.
  func dropFirst(_ length: Int) -> ScanText {
    precondition(length >= 0 && length <= count)
    return unsafe ScanText(base: base + length, count: count - length)
  }

  /// The first bytes of the text; others than zeros may follow them.
  func prefix(_ length: Int) -> ScanText {
    precondition(length >= 0 && length <= count)
    return unsafe ScanText(base: base, count: length)
  }

  /// The byte at a place; zero from the end on.
  subscript(place: Int) -> UInt8 {
    check(place)
    return unsafe base.load(fromByteOffset: place, as: UInt8.self)
  }

  /// Eight bytes from a place on, the first in the lowest byte.
  func word(at place: Int) -> UInt64 {
    check(place)
    return unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Whether a literal of at most 48 bytes stands at a place.
  @inline(__always)
  func matches(_ literal: StaticString, at place: Int) -> Bool {
    check(place)
    return unsafe memcmp(base + place, literal.utf8Start, literal.utf8CodeUnitCount) == 0
  }

  /// Whether other bytes stand in a range.
  func equals(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count == bytes.count else { return false }
    return unsafe self.bytes(range).elementsEqual(bytes)
  }

  /// The first place, from `place` on, of a byte that does not stand for itself in a JSON string.
  ///
  /// That is a quote, a backslash, a control character, the first byte of a character that is not
  /// ASCII, or the end.
  @inline(__always)
  func endOfPlainText(from place: Int) -> Int {
    var place = place
    while true {
      check(place)
      let block = unsafe base.loadUnaligned(fromByteOffset: place, as: SIMD16<Int8>.self)
      // Bytes that are not ASCII are negative here: one comparison finds them and the controls.
      let stops = (block .< 0x20) .| (block .== 0x22) .| (block .== 0x5C)
      let lanes = unsafe unsafeBitCast(stops, to: SIMD2<UInt64>.self)
      if lanes[0] != 0 { return place + UInt64(littleEndian: lanes[0]).trailingZeroBitCount / 8 }
      if lanes[1] != 0 {
        return place + 8 + UInt64(littleEndian: lanes[1]).trailingZeroBitCount / 8
      }
      place += 16
    }
  }

  /// How many lines end in a range.
  func lineEnds(in range: Range<Int>) -> Int {
    unsafe bytes(range).reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// The bytes of a range as text; what is not UTF-8 is replaced.
  func string(_ range: Range<Int>) -> String {
    unsafe String(decoding: bytes(range), as: UTF8.self)
  }

  /// The bytes of a range.
  func array(_ range: Range<Int>) -> [UInt8] {
    unsafe Array(bytes(range))
  }

  private func check(_ place: Int) {
    precondition(UInt(bitPattern: place) <= UInt(bitPattern: count))
  }
}

extension ScanText {
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
