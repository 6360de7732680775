#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that a thread let through before those of a failing write were held back.
///
/// A mask belongs to its thread, so holding signals back here changes nothing for others, where
/// ignoring them would hold for the whole process and for the programs that it starts.
public struct HeldSignals: Sendable {
  private let before: sigset_t

  /// Holds back SIGXFSZ (a file grows beyond its limit) and SIGPIPE from this thread.
  static func hold() -> HeldSignals {
    var before = sigset_t()
    var held = ofWriting
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    return HeldSignals(before: before)
  }

  /// Drops what was raised meanwhile and lets later signals through as before.
  func release() {
    for signal in [SIGXFSZ, SIGPIPE] where !contains(signal) {
      var pending = sigset_t()
      unsafe sigpending(&pending)
      guard unsafe sigismember(&pending, signal) == 1 else { continue }
      var raised: Int32 = 0
      var one = sigset_t()
      unsafe sigemptyset(&one)
      unsafe sigaddset(&one, signal)
      unsafe sigwait(&one, &raised)
    }
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static var ofWriting: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe sigaddset(&signals, SIGPIPE)
    return signals
  }

  private func contains(_ signal: Int32) -> Bool {
    var before = before
    return unsafe sigismember(&before, signal) == 1
  }
}
