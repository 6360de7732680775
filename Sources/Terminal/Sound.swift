/// The sounds that games make.
public enum Sound: String, CaseIterable, Sendable {
  /// Something is set going: the wheels start.
  case crunch
  /// A wheel stops, a tile falls in place.
  case tick
  /// Points won.
  case win
  /// A wrong move.
  case wrong
}
