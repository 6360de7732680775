#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives the terminal back when the program crashes, says so in one line, and lets it die.
///
/// All that the handler needs is prepared beforehand: in a program that has crashed memory can be
/// trusted as little as the stack, so it runs on a stack of its own and calls `tcsetattr`, `write`
/// and `raise` alone.
enum CrashGuard {
  /// The signals of a crash with what is said of them; Swift's traps are SIGILL, on ARM SIGTRAP.
  private static let crashes: [(signal: Int32, name: String)] = [
    (SIGILL, "a fault in the program, SIGILL"),
    (SIGTRAP, "a fault in the program, SIGTRAP"),
    (SIGSEGV, "a fault of memory, SIGSEGV"),
    (SIGBUS, "a fault of memory, SIGBUS"),
    (SIGABRT, "given up, SIGABRT"),
    (SIGFPE, "a fault of arithmetic, SIGFPE"),
  ]
  private static let stackSize = 65_536

  /// What the handler uses; never freed, because a crash may come at any moment.
  @unsafe private struct Prepared {
    var input: Int32
    var output: Int32
    var modes: termios
    var screen: UnsafeMutableBufferPointer<UInt8>
    /// A line for each signal, by its number.
    var lines: UnsafeMutableBufferPointer<UnsafeMutableBufferPointer<UInt8>>
  }

  nonisolated(unsafe) private static var prepared: UnsafeMutablePointer<Prepared>?
  nonisolated(unsafe) private static var isArmed = false

  /// Watches for crashes from now on.
  ///
  /// - Parameters:
  ///   - farewell: What to write.
  ///   - input: The terminal whose modes are restored.
  ///   - modes: Its modes as they were found.
  ///   - output: The descriptor that the screen is drawn on.
  static func arm(_ farewell: Farewell, input: Int32, modes: termios, output: Int32) {
    if unsafe prepared == nil { prepare(farewell, input: input, modes: modes, output: output) }
    unsafe prepared?.pointee.modes = modes
    unsafe isArmed = true
  }

  /// The terminal is as it was found: a crash has nothing to restore.
  static func disarm() {
    unsafe isArmed = false
  }

  private static func prepare(
    _ farewell: Farewell, input: Int32, modes: termios, output: Int32
  ) {
    let lines = UnsafeMutableBufferPointer<UnsafeMutableBufferPointer<UInt8>>.allocate(
      capacity: 32)
    unsafe lines.initialize(repeating: copy([]))
    for (signal, name) in crashes {
      let line = "\(farewell.program): crashed (\(name)); \(farewell.note)\n"
      unsafe lines[Int(signal)] = copy(Array(line.utf8))
    }
    let room = UnsafeMutablePointer<Prepared>.allocate(capacity: 1)
    unsafe room.initialize(
      to: Prepared(
        input: input, output: output, modes: modes, screen: copy(farewell.screen), lines: lines))
    unsafe prepared = room

    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    unsafe stack.ss_size = numericCast(stackSize)
    unsafe sigaltstack(&stack, nil)
    let flags = SA_ONSTACK | SA_NODEFER | Int32(truncatingIfNeeded: Int64(SA_RESETHAND))
    for (signal, _) in crashes { _ = SignalAction(signal, flags: flags, handler: giveBack) }
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe room.initialize(fromContentsOf: bytes)
    return unsafe room
  }

  /// Runs in the signal handler.
  private static let giveBack: @convention(c) (Int32) -> Void = { signal in
    if unsafe CrashGuard.isArmed, let prepared = unsafe CrashGuard.prepared {
      unsafe tcsetattr(prepared.pointee.input, TCSANOW, &prepared.pointee.modes)
      let screen = unsafe prepared.pointee.screen
      _ = unsafe write(prepared.pointee.output, screen.baseAddress, screen.count)
      unsafe tcflush(prepared.pointee.input, TCIFLUSH)
    }
    if let line = unsafe CrashGuard.prepared?.pointee.lines[Int(signal)] {
      _ = unsafe write(STDERR_FILENO, line.baseAddress, line.count)
    }
    // The flags have put the default action back: this ends the program by its own signal.
    raise(signal)
  }
}
