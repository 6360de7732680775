import Play
import Terminal

extension World {
  /// All that standard input gives, to its end.
  func wholeInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let piece = streams.input.read(), !piece.isEmpty { bytes += piece }
    return bytes
  }
}
