/// Reads moments in the exact form `2026-11-30T05:49:12.345Z`, and keys that begin with one.
///
/// It remembers the day it read last: most moments in a file lie on the same day as the one before.
struct MomentReader {
  /// The eight bytes of the year and month, and the three of the day; zero before the first.
  private var knownYearAndMonth: UInt64 = 0
  private var knownDay: UInt64 = 0
  private var startOfKnownDay: Int64 = 0

  /// The length of a moment's text.
  static let length = 24

  /// The milliseconds since 1970 of the moment whose text begins at `place`, or `nil` if none does.
  @inline(__always)
  mutating func moment(in text: ScanText, at place: Int) -> Int64? {
    guard place + Self.length <= text.count else { return nil }
    let yearAndMonth = text.word(at: place)
    let day = text.word(at: place + 8) & 0xFF_FFFF
    if yearAndMonth == knownYearAndMonth, day == knownDay {
      return Self.time(in: text, at: place + 11).map { startOfKnownDay + $0 }
    }
    guard let time = Self.time(in: text, at: place + 11), day >> 16 == UInt64(UInt8(ascii: "T")),
      let number = Self.dayNumber(in: text, at: place)
    else { return nil }
    (knownYearAndMonth, knownDay) = (yearAndMonth, day)
    startOfKnownDay = number * 86_400_000
    return startOfKnownDay + time
  }

  /// The key whose text begins at `place`, or `nil` if none does.
  @inline(__always)
  mutating func key(in text: ScanText, at place: Int) -> EntryKey? {
    guard place + EntryKey.length <= text.count, text[place + Self.length] == UInt8(ascii: "-"),
      let moment = moment(in: text, at: place)
    else { return nil }
    var suffix: UInt32 = 0
    for offset in 25..<29 {
      let byte = text[place + offset]
      guard (0x61...0x7A).contains(byte) || (0x32...0x39).contains(byte) else { return nil }
      suffix = suffix << 8 | UInt32(byte)
    }
    return EntryKey(milliseconds: moment, suffix: suffix)
  }

  /// The milliseconds of the day in the form `05:49:12.345Z`, eight digits and signs at a time.
  @inline(__always)
  private static func time(in text: ScanText, at place: Int) -> Int64? {
    // With the signs and the digit 0 taken away, digits are left as 0 to 9 and signs as 0.
    let clock = text.word(at: place) ^ 0x3030_3A30_303A_3030
    let rest = text.word(at: place + 5) ^ 0x5A30_3030_2E30_303A
    // Adding 6 carries out of a digit that is above 9.
    guard (clock | (clock &+ 0x0606_0006_0600_0606)) & 0xF0F0_FFF0_F0FF_F0F0 == 0,
      (rest | (rest &+ 0x0006_0606_0006_0600)) & 0xFFF0_F0F0_FFF0_F0FF == 0
    else { return nil }
    func digit(_ word: UInt64, _ byte: UInt64) -> Int64 { Int64(word >> (byte * 8) & 0xF) }
    let hour = digit(clock, 0) * 10 + digit(clock, 1)
    let minute = digit(clock, 3) * 10 + digit(clock, 4)
    let second = digit(clock, 6) * 10 + digit(clock, 7)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    let milliseconds = digit(rest, 4) * 100 + digit(rest, 5) * 10 + digit(rest, 6)
    return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds
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
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
    else { return nil }
    return CivilDay(year: year, month: month, day: day)?.number
  }
}
