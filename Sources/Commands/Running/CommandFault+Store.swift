import ArcadeCore
import Play
import Scores

extension CommandFault {
  /// The store cannot do what was asked of it.
  init(_ error: StoreError) {
    switch error {
    case .damagedResults, .damagedSettings, .damagedJournal, .newerJournal:
      self.init(.badData, error.description)
    case .unreadable, .noSuchResult, .noLongerThere: self.init(.noSuchFile, error.description)
    case .noFolder, .unwritable, .busy, .beingPlayed: self.init(.cannotWrite, error.description)
    }
  }

  /// A file that was named cannot be read.
  static func unreadable(_ path: String, _ error: SystemError) -> CommandFault {
    CommandFault(
      .noSuchFile,
      "'\(PrintableText.shortened(path, to: 200))' cannot be read, because \(error): "
        + "name a file that can be.")
  }

  /// Something cannot be written.
  static func unwritable(_ thing: String, _ error: SystemError) -> CommandFault {
    let reason = error == .missing ? "its folder is not there" : "\(error)"
    let remedy =
      switch error {
      case .missing: "make the folder, or write elsewhere"
      case _ where error.isLackOfRoom: "make room, or write elsewhere"
      case _: "write elsewhere"
      }
    return CommandFault(.cannotWrite, "\(thing) cannot be written, because \(reason): \(remedy).")
  }
}
