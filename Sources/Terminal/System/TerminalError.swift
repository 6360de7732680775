/// Why the terminal could not be taken.
public enum TerminalError: Error, Equatable, Sendable {
  /// Standard input or output is no terminal.
  case notATerminal
  /// The system refused something, with its error number.
  case refused(Int32)
}

extension TerminalError: CustomStringConvertible {
  /// One sentence for the player: what was wrong, then what to do.
  public var description: String {
    switch self {
    case .notATerminal:
      "The full screen needs a terminal for input and output: play with --lines."
    case .refused(let number):
      "The terminal cannot be used (error \(number)): play with --lines, or in another terminal."
    }
  }
}
