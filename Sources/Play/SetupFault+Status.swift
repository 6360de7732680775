import ArcadeCore

extension SetupFault {
  /// The exit status of a command that ends so.
  var status: ExitStatus {
    switch cause {
    case .usage: .usage
    case .data: .badData
    case .missing: .noSuchFile
    }
  }
}
