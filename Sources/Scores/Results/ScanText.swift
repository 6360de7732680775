#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bytes of a scanner's buffer, looked at many at a time.
///
/// After the last byte lie at least ``padding`` zeros. Who goes through a text steps only over bytes
/// that are not zero, or up to ``count``, so that no place is past the end and a look ahead from there
/// needs no check; debug builds check it. A text is used only while the buffer stands still: neither
/// it nor what holds it leaves a visit.
///
/// Places are far below the largest number, so that those who go through many of them add with `&+`: a
/// check of each sum would be a fifth of all that a processor does here.
@safe struct ScanText {
  /// The zeros that lie after the last byte.
  static let padding = 128

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
    check(range.upperBound)
    return unsafe memcmp(base + range.lowerBound, bytes, bytes.count) == 0
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
      let stops = Self.mask(stops(at: place))
      if stops != 0 { return place &+ stops.trailingZeroBitCount }
      place &+= 16
    }
  }

  /// As ``endOfPlainText(from:)``, for a text that is probably long: 128 bytes at a time, then 64.
  @inline(__always)
  func endOfLongPlainText(from place: Int) -> Int {
    var place = place
    while isClearlyPlain(at: place) { place &+= 128 }
    while true {
      check(place)
      let first = (stops(at: place), stops(at: place &+ 16))
      let second = (stops(at: place &+ 32), stops(at: place &+ 48))
      let any = (first.0 | first.1) | (second.0 | second.1)
      if Self.union(any) & 0x8080_8080_8080_8080 != 0 {
        // Which of the blocks it is, a processor cannot guess: all are asked.
        let low = Self.mask(first.0) | Self.mask(first.1) << 16
        let high = Self.mask(second.0) | Self.mask(second.1) << 16
        return place &+ (low | high << 32).trailingZeroBitCount
      }
      place &+= 64
    }
  }

  /// Whether 128 bytes are all clearly plain.
  ///
  /// Those are blanks, digits and signs below 0x40 but for the quote, and small letters and signs from
  /// 0x60 on: the bytes with the bit 0x20 and without 0x80, less the quote. They stand for themselves,
  /// and moves have few others. To find another takes half as many instructions as to find exactly the
  /// bytes that do not stand for themselves.
  @inline(__always)
  private func isClearlyPlain(at place: Int) -> Bool {
    check(place)
    let one = SIMD16<UInt8>(repeating: 1)
    // Of what differs from the quote, neither 0x20 nor 0x80 may be set. Taking 1 away sets the highest
    // bit of a quote, which is 0 here, and of others only where it has been set before.
    var (differing, lessened) = (SIMD16<UInt8>(), SIMD16<UInt8>())
    for offset in stride(from: 0, to: 128, by: 16) {
      let block = block(at: place &+ offset) ^ SIMD16(repeating: 0x22)
      differing |= block
      lessened |= block &- one
    }
    let others = Self.union(differing)
    return (others | others << 2 | Self.union(lessened)) & 0x8080_8080_8080_8080 == 0
  }

  /// How long the string is that goes on at a place and ends within eight bytes; `nil` if none does, or
  /// it has bytes that are not clearly plain (see ``isClearlyPlain(at:)``).
  @inline(__always)
  func lengthOfShortString(at place: Int) -> Int? {
    let differing = word(at: place) ^ 0x2222_2222_2222_2222
    // The lowest mark is right: what is borrowed to take 1 away goes to later bytes only.
    let lessened = differing &- 0x0101_0101_0101_0101
    let others = (differing | differing << 2 | lessened) & 0x8080_8080_8080_8080
    guard others != 0 else { return nil }
    let length = others.trailingZeroBitCount / 8
    return self[place &+ length] == UInt8(ascii: "\"") ? length : nil
  }

  /// The first place, from `place` on, of a quote, or the end.
  func placeOfQuote(from place: Int) -> Int {
    check(place)
    let found = unsafe memchr(base + place, Int32(UInt8(ascii: "\"")), count - place)
    return unsafe found.map { unsafe UnsafeRawPointer($0) - base } ?? count
  }

  /// Sixteen bytes, of which those that do not stand for themselves have their highest bit.
  ///
  /// Sums and ors of whole vectors are single instructions in any build; comparisons are not.
  @inline(__always)
  private func stops(at place: Int) -> SIMD16<UInt8> {
    let block = block(at: place)
    let one = SIMD16<UInt8>(repeating: 1)
    // Below 0x80, only a byte under the subtrahend gets the highest bit; from there it has it.
    let control = block &- SIMD16(repeating: 0x20)
    let quote = (block ^ SIMD16(repeating: 0x22)) &- one
    let backslash = (block ^ SIMD16(repeating: 0x5C)) &- one
    return (block | control) | (quote | backslash)
  }

  @inline(__always)
  private func block(at place: Int) -> SIMD16<UInt8> {
    unsafe base.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
  }

  /// The bits that the first or the last eight of sixteen bytes have.
  @inline(__always)
  private static func union(_ bytes: SIMD16<UInt8>) -> UInt64 {
    let lanes = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    return lanes[0] | lanes[1]
  }

  /// The highest bits of sixteen bytes, that of the first byte lowest.
  @inline(__always)
  private static func mask(_ bytes: SIMD16<UInt8>) -> UInt64 {
    let lanes = unsafe unsafeBitCast(bytes, to: SIMD2<UInt64>.self)
    let bits = (lanes &>> 7) & 0x0101_0101_0101_0101
    // The product moves bit 8i to bit 56 + i.
    let low = (UInt64(littleEndian: bits[0]) &* 0x0102_0408_1020_4080) >> 56
    let high = (UInt64(littleEndian: bits[1]) &* 0x0102_0408_1020_4080) >> 56
    return low | high << 8
  }

  /// How many digits stand from a place on, eight at most.
  @inline(__always)
  func digitCount(at place: Int) -> Int {
    let word = word(at: place) ^ 0x3030_3030_3030_3030
    // Adding 6 carries out of a digit that is above 9; carries go to later bytes only.
    let others = (word | (word &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0
    return others.trailingZeroBitCount / 8
  }

  /// The number that the digits from a place on are, eight at most, and how many they are.
  @inline(__always)
  func digits(at place: Int) -> (number: Int64, count: Int) {
    let count = digitCount(at: place)
    guard count > 0 else { return (0, 0) }
    // Pairs, fours and eights of digits are put together; zeros stand before the first.
    var parts = (word(at: place) ^ 0x3030_3030_3030_3030) << UInt64(64 - 8 * count)
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

  @inline(__always)
  private func check(_ place: Int) {
    assert(UInt(bitPattern: place) <= UInt(bitPattern: count))
  }
}
