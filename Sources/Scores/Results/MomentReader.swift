/// Reads moments in the exact form `2026-11-30T05:49:12.345Z`, and keys that begin with one.
///
/// It remembers the moment that it read last, since a result begins when its key does, and the day of
/// it, since most results in a file are of the same day as the one before.
struct MomentReader {
  /// The text of the last moment, as three words of eight bytes; zero before the first.
  private var known: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private var knownMoment: Int64 = 0
  private var startOfKnownDay: Int64 = 0

  /// The length of a moment's text.
  static let length = 24

  /// The milliseconds since 1970 of the moment whose text begins at `place`, or `nil` if none does.
  @inline(__always)
  mutating func moment(in text: ScanText, at place: Int) -> Int64? {
    guard place &+ Self.length <= text.count else { return nil }
    let words = (text.word(at: place), text.word(at: place &+ 8), text.word(at: place &+ 16))
    let isOfKnownDay = words.0 == known.0 && (words.1 ^ known.1) & 0xFF_FFFF == 0
    if isOfKnownDay, words.1 == known.1, words.2 == known.2 { return knownMoment }
    guard let time = Self.time(in: text, at: place &+ 11) else { return nil }
    if !isOfKnownDay {
      guard let number = Self.dayNumber(in: text, at: place) else { return nil }
      startOfKnownDay = number * 86_400_000
    }
    known = words
    knownMoment = startOfKnownDay &+ time
    return knownMoment
  }

  /// The key whose text begins at `place`, or `nil` if none does.
  @inline(__always)
  mutating func key(in text: ScanText, at place: Int) -> EntryKey? {
    guard place &+ EntryKey.length <= text.count, text[place &+ Self.length] == UInt8(ascii: "-"),
      let moment = moment(in: text, at: place)
    else { return nil }
    let suffix = UInt32(truncatingIfNeeded: text.word(at: place &+ (Self.length + 1)))
    guard Self.areOfKey(suffix) else { return nil }
    return EntryKey(milliseconds: moment, suffix: suffix.byteSwapped)
  }

  /// Whether four bytes are all of `a` to `z` and `2` to `9`.
  @inline(__always)
  private static func areOfKey(_ bytes: UInt32) -> Bool {
    // The highest bit of a sum tells whether the byte, which is below 0x80, is so large.
    let isLetter = (bytes &+ 0x1F1F_1F1F) & ~(bytes &+ 0x0505_0505)
    let isDigit = (bytes &+ 0x4E4E_4E4E) & ~(bytes &+ 0x4646_4646)
    return (isLetter | isDigit) & ~bytes & 0x8080_8080 == 0x8080_8080
  }

  /// The milliseconds of the day in the form `05:49:12.345Z`, eight digits and signs at a time.
  @inline(__always)
  private static func time(in text: ScanText, at place: Int) -> Int64? {
    // With the signs and the digit 0 taken away, digits are left as 0 to 9 and signs as 0.
    let clock = text.word(at: place) ^ 0x3030_3A30_303A_3030
    let rest = text.word(at: place &+ 5) ^ 0x5A30_3030_2E30_303A
    // What is added carries out of a digit that is above 9, above 5 in the tens of minutes and
    // seconds, above 2 in those of hours.
    guard (clock | (clock &+ 0x060A_0006_0A00_060D)) & 0xF0F0_FFF0_F0FF_F0F0 == 0,
      (rest | (rest &+ 0x0006_0606_0006_0A00)) & 0xFFF0_F0F0_FFF0_F0FF == 0
    else { return nil }
    // Each byte becomes ten times itself and the byte after it: where a pair begins, its number.
    let pairs = clock &* 10 &+ clock >> 8
    let (hour, minute, second) = (pairs & 0xFF, pairs >> 24 & 0xFF, pairs >> 48 & 0xFF)
    guard hour < 24 else { return nil }
    let tens = rest &* 10 &+ rest >> 8
    let milliseconds = (tens >> 32 & 0xFF) &* 10 &+ (rest >> 48 & 0xF)
    return Int64(((hour &* 60 &+ minute) &* 60 &+ second) &* 1000 &+ milliseconds)
  }

  private static func dayNumber(in text: ScanText, at place: Int) -> Int64? {
    func number(_ range: Range<Int>) -> Int64? {
      var number: Int64 = 0
      for offset in range {
        let byte = text[place + offset]
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int64(byte - 0x30)
      }
      return number
    }
    guard text[place + 4] == UInt8(ascii: "-"), text[place + 7] == UInt8(ascii: "-"),
      text[place + 10] == UInt8(ascii: "T"),
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
    else { return nil }
    return CivilDay(year: year, month: month, day: day)?.number
  }
}
