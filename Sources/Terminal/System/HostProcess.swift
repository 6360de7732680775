#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system gave the program when it was started, as closures.
public struct HostProcess: Sendable {
  /// The words after the program's name; bytes that are no UTF-8 are replaced.
  public var arguments: @Sendable () -> [String]
  /// The variables of the environment by name; of two alike the first counts, as for `getenv`.
  public var environment: @Sendable () -> [String: String]
  /// Tells whether a descriptor (0 standard input, 1 output, 2 error) is a terminal.
  public var isTerminal: @Sendable (Int32) -> Bool
  /// The number of the process.
  public var processID: @Sendable () -> Int32
  /// Draws 64 bits of the system's chance, for a seed.
  public var randomBits: @Sendable () -> UInt64

  /// Makes a process of its closures.
  public init(
    arguments: @escaping @Sendable () -> [String],
    environment: @escaping @Sendable () -> [String: String],
    isTerminal: @escaping @Sendable (Int32) -> Bool,
    processID: @escaping @Sendable () -> Int32,
    randomBits: @escaping @Sendable () -> UInt64
  ) {
    (self.arguments, self.environment, self.isTerminal) = (arguments, environment, isTerminal)
    (self.processID, self.randomBits) = (processID, randomBits)
  }

  /// The real process.
  public static let live = HostProcess(
    arguments: { Array(CommandLine.arguments.dropFirst()) },
    environment: readEnvironment,
    isTerminal: { isatty($0) == 1 },
    processID: { getpid() },
    randomBits: {
      var generator = SystemRandomNumberGenerator()
      return generator.next()
    })

  @Sendable private static func readEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    #endif
    while let entry = unsafe next?.pointee {
      let text = unsafe String(cString: entry)
      unsafe next = next?.successor()
      guard let sign = text.firstIndex(of: "=") else { continue }
      let name = String(text[..<sign])
      guard variables[name] == nil else { continue }
      variables[name] = String(text[text.index(after: sign)...])
    }
    return variables
  }
}
