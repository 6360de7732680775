/// Why a game cannot be started: one sentence with what was wrong and what to do.
public struct SetupFault: Error, Equatable, CustomStringConvertible {
  /// What kind of fault it is, for the exit status.
  public enum Cause: Equatable, Sendable {
    /// An option has a value that it cannot have.
    case usage
    /// A level file is wrong.
    case data
    /// A level is missing.
    case missing
  }

  /// What kind of fault it is.
  public let cause: Cause
  /// The sentence for the player.
  public let description: String

  /// Puts a cause and its sentence together.
  public init(_ cause: Cause, _ description: String) {
    self.cause = cause
    self.description = description
  }
}
