#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error.
public struct StandardStreams: Sendable {
  /// Where lines are read from.
  public var input: InputPort
  /// Where answers are written to.
  public var output: OutputPort
  /// Where refusals and warnings are written to.
  public var error: OutputPort

  /// Makes streams of three ports.
  public init(input: InputPort, output: OutputPort, error: OutputPort) {
    (self.input, self.output, self.error) = (input, output, error)
  }

  /// The real streams; SIGPIPE is ignored from here on, so that writing tells of a closed pipe.
  ///
  /// Where the program was started without one of them, it is filled with a descriptor that can
  /// only fail: a file that is opened later must not become the standard output.
  public static func live() -> StandardStreams {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    SignalAction.ignore(SIGPIPE)
    return StandardStreams(
      input: .live(descriptor: STDIN_FILENO), output: .live(descriptor: STDOUT_FILENO),
      error: .live(descriptor: STDERR_FILENO))
  }
}
