#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file descriptor, with the calls on it that fail by a value.
struct Descriptor: Equatable, Sendable {
  /// What a call came to.
  enum Outcome<Value: Equatable & Sendable>: Equatable, Sendable {
    case done(Value)
    /// The error's number.
    case failed(Int32)
  }

  let number: Int32

  /// Writes some of the bytes and tells how many.
  func writeSome(_ bytes: ArraySlice<UInt8>) -> Outcome<Int> {
    let count = unsafe bytes.withUnsafeBytes { room in
      unsafe write(number, room.baseAddress, room.count)
    }
    return count >= 0 ? .done(count) : .failed(errno)
  }

  /// Reads what is there, at most so many bytes; none at the end.
  func readSome(atMost limit: Int) -> Outcome<[UInt8]> {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { room, count in
      let result = unsafe read(number, room.baseAddress, limit)
      if result < 0 { failure = errno }
      count = max(0, result)
    }
    return failure == 0 ? .done(bytes) : .failed(failure)
  }

  /// Waits until it is ready for `POLLIN` or `POLLOUT`.
  func waitUntil(_ events: Int16) {
    var ready = pollfd(fd: number, events: events, revents: 0)
    _ = unsafe poll(&ready, 1, -1)
  }

  /// Gives it up.
  func release() {
    _ = close(number)
  }
}
