#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The ways in which the probe can be made to crash, by the key that asks for it.
enum Crash: Character, CaseIterable {
  case bounds = "B"
  case missingValue = "N"
  case overflow = "O"
  case fatalError = "F"
  case endlessRecursion = "R"
  case wrongAddress = "S"
  case busError = "U"
  case abort = "A"
  case division = "D"
  case trap = "T"

  /// Crashes.
  ///
  /// - Parameter one: The number 1, which the compiler must not know.
  func happen(_ one: Int) {
    switch self {
    case .bounds: print([1][one])
    case .missingValue: print([1: 1][one + 1].unsafelyWrappedOrTrap)
    case .overflow: print(Int.max - 1 + one + one)
    case .fatalError: Swift.fatalError("on purpose")
    case .endlessRecursion: print(Self.recurse(one))
    case .wrongAddress: unsafe UnsafeMutablePointer<Int>(bitPattern: 8 * one)?.pointee = one
    case .busError: raise(SIGBUS)
    case .abort: Self.abort()
    case .division: raise(SIGFPE)
    case .trap: raise(SIGTRAP)
    }
  }

  private static func abort() { raise(SIGABRT) }

  private static func recurse(_ number: Int) -> Int {
    number == 0 ? 0 : recurse(number + 1) + recurse(number + 2)
  }
}

extension Int? {
  /// What a forced unwrapping does: the linter allows none, and the probe needs one.
  fileprivate var unsafelyWrappedOrTrap: Int {
    guard let self else { preconditionFailure("nothing there") }
    return self
  }
}
