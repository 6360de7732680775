#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension StoreLocation {
  /// Finds the store of the user who runs the process.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - files: The calls of the system, to read /etc/passwd if it is needed.
  /// - Returns: The place, or `nil` if there is none.
  public static func live(
    environment: [String: String], files: Files = .live()
  ) -> StoreLocation? {
    StoreLocation(environment: environment, userID: geteuid()) {
      (try? files.contents(of: "/etc/passwd")) ?? []
    }
  }
}
