import Play
import Terminal

extension World {
  /// All that standard input gives, to its end.
  func wholeInput() -> [UInt8] { wholeInput(atMost: .max) ?? [] }

  /// All that standard input gives, to its end; `nil` if that is more than so many bytes.
  func wholeInput(atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while case let piece = streams.input.read(), !piece.isEmpty {
      guard piece.count <= limit - bytes.count else { return nil }
      bytes += piece
    }
    return bytes
  }
}
