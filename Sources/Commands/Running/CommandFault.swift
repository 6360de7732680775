import ArcadeCore
import Play

/// Why a command stopped: an exit status, and one sentence with what was wrong and what to do.
struct CommandFault: Error, Equatable {
  /// What the shell is told.
  let status: ExitStatus
  /// What the player is told, on standard error; `nil` where the reader of a pipe has gone.
  let sentence: String?

  /// Puts a status and its sentence together.
  init(_ status: ExitStatus, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  /// What was typed cannot be understood.
  init(_ error: UsageError) {
    self.init(.usage, error.description)
  }

  /// A game cannot be started.
  init(_ fault: SetupFault) {
    switch fault.cause {
    case .usage: self.init(.usage, fault.description)
    case .data: self.init(.badData, fault.description)
    case .missing: self.init(.noSuchFile, fault.description)
    }
  }

  /// Nobody reads any more: the command ends quietly.
  static let closedPipe = CommandFault(status: .done, sentence: nil)

  private init(status: ExitStatus, sentence: String?) {
    self.status = status
    self.sentence = sentence
  }
}
