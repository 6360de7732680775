/// What playing a kept game again has shown.
public enum Verdict: Equatable, Sendable {
  /// The moves give the score, the hints and the end that were kept.
  case holds
  /// They give another; the sentence says which.
  case isFalse(String)
  /// It cannot be judged here; the sentence says why: other rules, a missing level, no moves.
  case cannotBeJudged(String)
}
