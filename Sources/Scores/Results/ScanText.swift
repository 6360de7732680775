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

  /// The bytes of a range; others than zeros may follow them.
  func slice(_ range: Range<Int>) -> ScanText {
    dropFirst(range.lowerBound).prefix(range.count)
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
      let stops = unsafe stops(in: base + place, SIMD2(repeating: 0x2222_2222_2222_2222))
      if stops[0] != 0 { return place + stops[0].trailingZeroBitCount / 8 }
      if stops[1] != 0 { return place + 8 + stops[1].trailingZeroBitCount / 8 }
      place += 16
    }
  }

  /// The first place, from `place` on, of a quote; `nil` if there is none before the end.
  @inline(__always)
  func place(ofQuoteFrom place: Int) -> Int? {
    check(place)
    let quote = unsafe memchr(base + place, Int32(UInt8(ascii: "\"")), count - place)
    return unsafe quote.map { unsafe UnsafeRawPointer($0) - base }
  }

  /// Whether every byte of a range, in which no quote is, stands for itself in a JSON string.
  @inline(__always)
  func arePlain(_ range: Range<Int>) -> Bool {
    check(range.lowerBound)
    check(range.upperBound)
    var (place, stops) = (range.lowerBound, SIMD2<UInt64>(repeating: 0))
    while place + 32 <= range.upperBound {
      unsafe stops |= self.stops(in: base + place) | self.stops(in: base + place + 16)
      place += 32
    }
    return stops[0] | stops[1] == 0 && endOfPlainText(from: place) == range.upperBound
  }

  /// Sixteen bytes, of which those that do not stand for themselves have their highest bit alone.
  ///
  /// `quote`, which has one byte sixteen times, is such a byte too. Sums and ors of whole vectors are
  /// single instructions in any build; comparisons are not.
  @inline(__always)
  private func stops(
    in place: UnsafeRawPointer, _ quote: SIMD2<UInt64> = SIMD2(repeating: 0x5C5C_5C5C_5C5C_5C5C)
  ) -> SIMD2<UInt64> {
    let block = unsafe place.loadUnaligned(as: SIMD16<UInt8>.self)
    let other = unsafe unsafeBitCast(quote, to: SIMD16<UInt8>.self)
    let one = SIMD16<UInt8>(repeating: 1)
    // Below 0x80, only a byte under the subtrahend gets the highest bit; from there it has it.
    let control = block &- SIMD16(repeating: 0x20)
    let quotes = (block ^ other) &- one
    let backslash = (block ^ SIMD16(repeating: 0x5C)) &- one
    let stops = (block | control) | (quotes | backslash)
    let lanes = unsafe unsafeBitCast(stops, to: SIMD2<UInt64>.self)
    let highest = SIMD2<UInt64>(repeating: 0x8080_8080_8080_8080) & lanes
    return SIMD2(UInt64(littleEndian: highest[0]), UInt64(littleEndian: highest[1]))
  }

  /// The number that the digits from a place on are, eight at most, and how many they are.
  @inline(__always)
  func digits(at place: Int) -> (number: Int64, count: Int) {
    let word = word(at: place) ^ 0x3030_3030_3030_3030
    // Adding 6 carries out of a digit that is above 9; carries go to later bytes only.
    let others = (word | (word &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0
    let count = others.trailingZeroBitCount / 8
    guard count > 0 else { return (0, 0) }
    // Pairs, fours and eights of digits are put together; zeros stand before the first.
    var parts = word << UInt64(64 - 8 * count)
    parts = (parts &* 10 &+ parts >> 8) & 0x00FF_00FF_00FF_00FF
    parts = (parts &* 100 &+ parts >> 16) & 0x0000_FFFF_0000_FFFF
    parts = (parts &* 10_000 &+ parts >> 32) & 0xFFFF_FFFF
    return (Int64(parts), count)
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
