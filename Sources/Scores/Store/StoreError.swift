import ArcadeCore

/// What can be wrong with the store.
public enum StoreError: Error, Equatable, Sendable {
  /// No folder to keep anything in is known.
  case noFolder
  /// A file or folder cannot be read.
  case unreadable(path: String, SystemError)
  /// A file or folder cannot be written.
  case unwritable(path: String, SystemError)
  /// Another program has had the lock all the while.
  case busy(path: String)
  /// The file of results is no whole JSON object; the line, from 1, of the first damage is given.
  case damagedResults(path: String, line: Int, reason: String)
  /// The file of settings is no whole JSON object.
  case damagedSettings(path: String, reason: String)
  /// The journal of a game was changed by something else.
  case damagedJournal(path: String, line: Int)
  /// The journal of a game is of a form that a later arcade writes.
  case newerJournal(path: String)
  /// A game is being played by another program.
  case beingPlayed(ResultKey)
  /// A game left behind is not there any more.
  case noLongerThere(ResultKey)
  /// There is no result of that key.
  case noSuchResult(ResultKey)
}

extension StoreError: CustomStringConvertible {
  /// One sentence: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .noFolder:
      "There is no folder to keep results in: set HOME or ARCADE_HOME to one."
    case .unreadable(let path, let error):
      "Cannot read \(shown(path)), because \(error): \(error.advice)."
    case .unwritable(let path, let error):
      "Cannot write \(shown(path)), because \(error): \(error.advice)."
    case .busy(let path):
      "Another program holds \(shown(path)): end it, or wait for it, and start arcade again."
    case .damagedResults(let path, let line, let reason):
      "\(shown(path)) is damaged in line \(line) (\(reason)): "
        + "'arcade scores --repair' keeps every whole result."
    case .damagedSettings(let path, let reason):
      "\(shown(path)) is damaged (\(reason)): mend it or remove it."
    case .damagedJournal(let path, let line):
      "\(shown(path)) is damaged in line \(line): "
        + "'arcade scores --repair' puts it aside."
    case .newerJournal(let path):
      "\(shown(path)) was written by a later arcade: play it on with that one."
    case .beingPlayed(let key):
      "The game of \(key) is being played by another program: leave it there first."
    case .noLongerThere(let key):
      "The game of \(key) is not there any more: start a new one."
    case .noSuchResult(let key):
      "There is no result \(key): 'arcade scores --json' shows every key."
    }
  }

  private func shown(_ path: String) -> String { PrintableText.escaped(path) }

  /// Why something could not be kept, short enough for a line of a screen: without the path.
  public var shortReason: String {
    switch self {
    case .unwritable(_, let error): "\(error): \(error.advice)."
    case _: description
    }
  }
}
