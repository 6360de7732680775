#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time on people's walls: how far it is ahead of UTC at each moment.
public struct LocalTime: Sendable {
  private let secondsAhead: @Sendable (Timestamp) -> Int64

  /// Makes a local time.
  ///
  /// - Parameter secondsAhead: The seconds that the wall's clock is ahead of UTC at a moment.
  public init(secondsAhead: @escaping @Sendable (Timestamp) -> Int64) {
    self.secondsAhead = secondsAhead
  }

  /// The time of Greenwich, all year.
  public static let utc = LocalTime { _ in 0 }

  /// The time that the system's time zone has, with the offset of each date.
  public static func system() -> LocalTime {
    tzset()
    return LocalTime { moment in
      var seconds = time_t(moment.milliseconds / 1000)
      var fields = unsafe tm()
      guard unsafe localtime_r(&seconds, &fields) != nil else { return 0 }
      return unsafe Int64(fields.tm_gmtoff)
    }
  }

  /// The day and the minute by the clock on the wall: `2026-11-30 08:12`.
  public func text(_ moment: Timestamp) -> String {
    let utc = wall(moment).description
    return "\(utc.prefix(10)) \(utc.dropFirst(11).prefix(5))"
  }

  /// The number of a moment's day by the clock on the wall, counted from 1970-01-01.
  public func day(of moment: Timestamp) -> Int64 {
    let milliseconds = wall(moment).milliseconds
    return milliseconds / 86_400_000 - (milliseconds % 86_400_000 < 0 ? 1 : 0)
  }

  /// The millisecond at which a day begins; where the clock skips midnight, one close to it.
  func beginning(ofDay number: Int64) -> Int64 {
    let midnight = number * 86_400_000
    // The offset is that of the moment looked for: a first guess is at most a day away from it.
    let guess = midnight - ahead(midnight)
    return midnight - ahead(guess)
  }

  private func wall(_ moment: Timestamp) -> Timestamp {
    Timestamp(milliseconds: moment.milliseconds + ahead(moment.milliseconds))
  }

  private func ahead(_ milliseconds: Int64) -> Int64 {
    secondsAhead(Timestamp(milliseconds: milliseconds)) * 1000
  }
}
