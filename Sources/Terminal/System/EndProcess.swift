#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the program by a signal, as if it had never been caught.
///
/// Whoever started the program then sees the truth: a shell reports 128 and the signal's number, and
/// a script that is interrupted ends too.
///
/// - Parameter signal: SIGINT, SIGTERM, SIGHUP, SIGQUIT or another one whose default is to end.
public func endProcess(by signal: Int32) -> Never {
  SignalAction.setDefault(signal)
  var unblocked = sigset_t()
  unsafe sigemptyset(&unblocked)
  unsafe sigaddset(&unblocked, signal)
  unsafe sigprocmask(SIG_UNBLOCK, &unblocked, nil)
  raise(signal)
  // Only a signal that does not end programs comes this far.
  _exit(128 + signal)
}

/// Ends the program with a status.
///
/// - Parameter status: The number that a shell shows as `$?`: 0 to 255.
public func endProcess(with status: Int32) -> Never {
  exit(status)
}
