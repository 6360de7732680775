/// What ``FullScreen/next(until:)`` hands out.
public enum Happening: Equatable, Sendable {
  /// The player did something.
  case input(Input)
  /// The terminal has another size, or shows nothing any more: draw anew for ``FullScreen/size``.
  case resized
  /// The moment that was waited for has come.
  case woke
  /// The program was stopped since a moment and goes on now; time in between was no play.
  ///
  /// The screen shows what it showed before. The moment is exact for Ctrl-Z and SIGTSTP; for SIGSTOP,
  /// which cannot be seen coming, it is the last one at which the program was awake.
  case resumed(since: FrameTime)
  /// The program has to end: leave, then end as ``Ending`` says. All later ones are the same.
  case ended(Ending)
}

/// Why the full screen has to be left.
public enum Ending: Equatable, Sendable {
  /// A signal, or the key that stands for it: end with ``endProcess(by:)``.
  case signal(Int32)
  /// The terminal is gone or its input has ended: end quietly.
  case hangUp
}
