/// A moment of the world, in whole milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Equatable, Hashable, Sendable {
  /// The first moment that has a text, `0001-01-01T00:00:00.000Z`.
  public static let earliest = Timestamp(exactly: -62_135_596_800_000)
  /// The last moment that has a text, `9999-12-31T23:59:59.999Z`.
  public static let latest = Timestamp(exactly: 253_402_300_799_999)

  /// The milliseconds since the beginning of 1970, UTC.
  public let milliseconds: Int64

  /// Makes the moment of so many milliseconds; what lies outside the years 1 to 9999 becomes the
  /// nearest moment inside.
  public init(milliseconds: Int64) {
    self.milliseconds = min(
      max(milliseconds, Self.earliest.milliseconds), Self.latest.milliseconds)
  }

  /// Reads exactly the form `2026-11-30T05:49:12.345Z`, of a day that the calendar has.
  ///
  /// - Parameter text: Twenty-four characters in that form; anything else gives `nil`.
  public init?(text: some StringProtocol) {
    self.init(utf8: text.utf8)
  }

  /// Reads exactly the form `2026-11-30T05:49:12.345Z`, as ``init(text:)`` does.
  ///
  /// - Parameter utf8: The bytes of the text.
  public init?(utf8: some Collection<UInt8>) {
    var fields: [Int64] = []
    var field: Int64 = 0
    guard utf8.count == Self.form.utf8.count else { return nil }
    for (byte, sign) in zip(utf8, Self.form.utf8) {
      if sign == UInt8(ascii: "0") {
        guard (0x30...0x39).contains(byte) else { return nil }
        field = field * 10 + Int64(byte - 0x30)
      } else {
        guard byte == sign else { return nil }
        fields.append(field)
        field = 0
      }
    }
    let day = CivilDay(year: fields[0], month: fields[1], day: fields[2])
    guard let day, fields[3] < 24, fields[4] < 60, fields[5] < 60 else { return nil }
    let seconds = day.number * 86_400 + fields[3] * 3600 + fields[4] * 60 + fields[5]
    milliseconds = seconds * 1000 + fields[6]
  }

  private static let form = "0000-00-00T00:00:00.000Z"

  private init(exactly milliseconds: Int64) {
    self.milliseconds = milliseconds
  }
}

extension Timestamp: Comparable {
  /// Tells whether one moment comes before another.
  public static func < (earlier: Timestamp, later: Timestamp) -> Bool {
    earlier.milliseconds < later.milliseconds
  }
}

extension Timestamp: CustomStringConvertible {
  /// The moment in UTC as ``init(text:)`` reads it: `2026-11-30T05:49:12.345Z`.
  public var description: String {
    let (days, ofDay) = milliseconds.dividedDown(by: 86_400_000)
    let day = CivilDay(number: days)
    let date = "\(day.year.padded(4))-\(day.month.padded(2))-\(day.day.padded(2))"
    let (hour, minute) = ((ofDay / 3_600_000).padded(2), (ofDay / 60_000 % 60).padded(2))
    return "\(date)T\(hour):\(minute):\((ofDay / 1000 % 60).padded(2)).\((ofDay % 1000).padded(3))Z"
  }
}

extension Int64 {
  /// Divides with the quotient rounded down, so that the remainder is never negative.
  fileprivate func dividedDown(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let remainder = (self % divisor + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }

  /// The digits of a number that is not negative, with zeros before them up to `width`.
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
