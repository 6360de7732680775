#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clocks that the store looks at.
public struct StoreClock: Sendable {
  /// The moment of the world.
  public var now: @Sendable () -> Timestamp
  /// The milliseconds of a clock that only goes forward.
  public var uptime: @Sendable () -> Int64
  /// Waits so many milliseconds.
  public var wait: @Sendable (_ milliseconds: Int64) -> Void

  /// Puts clocks together.
  public init(
    now: @escaping @Sendable () -> Timestamp, uptime: @escaping @Sendable () -> Int64,
    wait: @escaping @Sendable (_ milliseconds: Int64) -> Void
  ) {
    self.now = now
    self.uptime = uptime
    self.wait = wait
  }

  /// The clocks of the system.
  public static func live() -> StoreClock {
    StoreClock(
      now: { Timestamp(milliseconds: milliseconds(of: CLOCK_REALTIME)) },
      uptime: { milliseconds(of: CLOCK_MONOTONIC) },
      wait: { milliseconds in
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        var length = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest) * 1_000_000)
        unsafe nanosleep(&length, nil)
      })
  }

  private static func milliseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
