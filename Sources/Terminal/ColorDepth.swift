/// How many colours a terminal shows.
public enum ColorDepth: Comparable, CaseIterable, Sendable {
  /// None: bold, reversed and underlined text only.
  case none
  /// The terminal's own sixteen.
  case sixteen
  /// The 256 of xterm: sixteen, a cube of 6×6×6, 24 greys.
  case indexed
  /// Red, green and blue with 8 bits each.
  case direct
}
