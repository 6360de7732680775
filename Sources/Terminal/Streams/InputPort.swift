#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where lines are read from, as a closure.
public struct InputPort: Sendable {
  /// Waits for bytes and takes what is there; none at the end of the input.
  public var read: @Sendable () -> [UInt8]

  /// Makes a port of its closure.
  public init(read: @escaping @Sendable () -> [UInt8]) {
    self.read = read
  }

  /// The port of a descriptor: 0 is standard input.
  ///
  /// An input that cannot be read (a folder, a terminal that is gone) is one that has ended.
  public static func live(descriptor: Int32) -> InputPort {
    InputPort { readSome(from: Descriptor(number: descriptor)) }
  }

  private static func readSome(from descriptor: Descriptor) -> [UInt8] {
    while true {
      switch descriptor.readSome(atMost: 16_384) {
      case .done(let bytes): return bytes
      case .failed(EINTR): continue
      case .failed(EAGAIN): descriptor.waitUntil(Int16(POLLIN))
      case .failed: return []
      }
    }
  }
}
