#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clocks of the system, as closures.
public struct SystemClock: Sendable {
  /// The time of a clock that only goes forward, whatever people do to the time of day.
  public var now: @Sendable () -> FrameTime
  /// The time of day: whole milliseconds since the start of 1970 in UTC.
  public var millisecondsSince1970: @Sendable () -> Int64

  /// Makes clocks of two closures.
  public init(
    now: @escaping @Sendable () -> FrameTime,
    millisecondsSince1970: @escaping @Sendable () -> Int64
  ) {
    self.now = now
    self.millisecondsSince1970 = millisecondsSince1970
  }

  /// The real clocks.
  public static let live = SystemClock(
    now: { FrameTime(milliseconds: milliseconds(of: CLOCK_MONOTONIC)) },
    millisecondsSince1970: { milliseconds(of: CLOCK_REALTIME) })

  private static func milliseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    // A time before 1970 has negative seconds and positive nanoseconds, so that this rounds down.
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
