/// How a command ends, for whoever started the program.
public enum Outcome: Equatable, Sendable {
  /// With an exit status.
  case status(ExitStatus)
  /// By a signal, as if it had never been caught.
  case signal(Int32)

  /// All went well.
  public static let done = Outcome.status(.done)
}

/// The exit statuses of arcade; those from 64 up are the names of sysexits.h.
public enum ExitStatus: Int32, Sendable {
  /// Done; also after `q`, at the end of the input and when the reader of a pipe has gone.
  case done = 0
  /// `verify` found a score that its moves do not give.
  case falseScore = 1
  /// The command line cannot be understood.
  case usage = 64
  /// A level, a machine or an import is wrong.
  case badData = 65
  /// A file is not there.
  case noSuchFile = 66
  /// Something could not be written.
  case cannotWrite = 74
}
