import ArcadeCore
import Play
import Scores
import Terminal

/// What a command says: answers on standard output, refusals on standard error.
struct Console: Sendable {
  private let world: World
  private var streams: StandardStreams { world.streams }

  /// Makes the console of a world.
  init(_ world: World) {
    self.world = world
  }

  /// Prints text as it is.
  ///
  /// - Parameter text: Lines, each with its newline.
  /// - Throws: ``CommandFault`` if it cannot be written, or nobody reads any more.
  func print(_ text: String) throws(CommandFault) {
    try print(Array(text.utf8))
  }

  /// Prints bytes as they are.
  ///
  /// - Parameter bytes: Lines, each with its newline.
  /// - Throws: ``CommandFault`` if they cannot be written, or nobody reads any more.
  func print(_ bytes: [UInt8]) throws(CommandFault) {
    switch streams.output.write(bytes) {
    case .written: return
    case .closed: throw .closedPipe
    case .failed(let number): throw .unwritable("The output", SystemError(code: number))
    }
  }

  /// Says a sentence on standard error; where even that cannot be written, nothing can be done.
  func complain(_ sentence: String) {
    let isUTF8 = GlyphSet(environment: world.process.environment()) == .unicode
    let text = isUTF8 ? sentence : PrintableText.ascii(sentence)
    _ = streams.error.write("arcade: \(text)\n")
  }
}
