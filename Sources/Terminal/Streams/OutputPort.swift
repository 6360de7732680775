#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where lines and tables are written to, as a closure.
public struct OutputPort: Sendable {
  /// What writing came to.
  public enum Outcome: Equatable, Sendable {
    /// All the bytes are written.
    case written
    /// Nobody reads any more: end quietly, with status 0.
    case closed
    /// The system refused, with its error number: say so, and end with status 74.
    case failed(Int32)
  }

  /// Writes all the bytes, and waits until they are taken.
  public var write: @Sendable ([UInt8]) -> Outcome

  /// Makes a port of its closure.
  public init(write: @escaping @Sendable ([UInt8]) -> Outcome) {
    self.write = write
  }

  /// Writes text as UTF-8.
  public func write(_ text: String) -> Outcome {
    write(Array(text.utf8))
  }

  /// The port of a descriptor: 1 is standard output, 2 standard error.
  ///
  /// Whoever uses it ignores SIGPIPE, as ``StandardStreams/live()`` does; a closed pipe would end the
  /// program before it is told.
  public static func live(descriptor: Int32) -> OutputPort {
    OutputPort { bytes in writeAll(bytes, to: Descriptor(number: descriptor)) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Descriptor) -> Outcome {
    var rest = bytes[...]
    while !rest.isEmpty {
      switch descriptor.writeSome(rest) {
      case .done(let count): rest = rest.dropFirst(count)
      case .failed(EINTR): continue
      case .failed(EAGAIN): descriptor.waitUntil(Int16(POLLOUT))
      case .failed(EPIPE): return .closed
      case .failed(let number): return .failed(number)
      }
    }
    return .written
  }
}
