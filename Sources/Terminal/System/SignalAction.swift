#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the program does at a signal, kept so that it can be put back.
struct SignalAction {
  private let number: Int32
  private var kept: sigaction

  /// Sets a handler for a signal and keeps what was done at it before.
  ///
  /// - Parameters:
  ///   - number: The signal's number.
  ///   - flags: `SA_ONSTACK` and the like.
  ///   - handler: The function to call; async-signal-safe.
  init(_ number: Int32, flags: Int32 = 0, handler: @convention(c) (Int32) -> Void) {
    self.number = number
    kept = sigaction()
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    unsafe sigaction(number, &action, &kept)
  }

  /// Does at the signal what was done before.
  mutating func restore() {
    unsafe sigaction(number, &kept, nil)
  }

  /// Tells whether a signal is ignored, as children of `nohup` and of `&` do.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    #if canImport(Darwin)
      return unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #elseif canImport(Musl)
      return unsafe unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }

  /// Does at a signal what programs do that know nothing of it.
  static func setDefault(_ number: Int32) {
    signal(number, SIG_DFL)
  }

  /// Does nothing at a signal.
  static func ignore(_ number: Int32) {
    signal(number, SIG_IGN)
  }
}
