import ArcadeCore
import Scores
import Terminal

/// Why nothing more can be printed.
enum OutputFault: Error, Equatable {
  /// Nobody reads any more.
  case closed
  /// The system refused; its error number.
  case failed(Int32)

  /// How the program then ends: quietly, or with one line on standard error.
  func outcome(_ session: Session) -> Outcome {
    switch self {
    case .closed: return session.outcome
    case .failed(let number):
      let error = SystemError(code: number)
      session.complain(
        "The output cannot be written, because \(error): "
          + (error.isLackOfRoom ? "make room and play again." : "play again with another output."))
      return .status(.cannotWrite)
    }
  }
}

extension Session {
  /// Whether a person at a terminal types the lines.
  var isInteractive: Bool { world.process.isTerminal(0) && world.process.isTerminal(1) }

  /// Prints lines on standard output.
  func print(_ lines: [String]) throws(OutputFault) {
    guard !lines.isEmpty else { return }
    try write(lines.map { Glyphs.drawn($0, as: preferences.glyphs) + "\n" }.joined())
  }

  /// Asks for a line.
  func prompt() throws(OutputFault) {
    try write("> ")
  }

  /// Prints one sentence on standard error.
  func complain(_ sentence: String) {
    _ = world.streams.error.write("arcade: \(Glyphs.drawn(sentence, as: preferences.glyphs))\n")
  }

  /// Prints a sentence for each journal that cannot be read.
  func complainOfJournals() {
    for fault in store?.unreadableJournals() ?? [] { complain(fault.description) }
  }

  private func write(_ text: String) throws(OutputFault) {
    switch world.streams.output.write(text) {
    case .written: return
    case .closed: throw .closed
    case .failed(let number): throw .failed(number)
    }
  }
}
