/// Bytes in, lines out: a pure state machine that holds at most one line, bounded.
///
/// A line ends at LF or CR LF; bytes that are no UTF-8 are replaced; of a line longer than
/// ``longestLine`` bytes the rest is dropped.
public struct LineSplitter: Equatable, Sendable {
  /// The most bytes of a line that are kept.
  public static let longestLine = 65_536

  private var held: [UInt8] = []
  private var hasBegun = false

  /// Makes a splitter that waits for the first byte.
  public init() {}

  /// Takes bytes, cut anywhere.
  ///
  /// - Parameter bytes: What came.
  /// - Returns: The lines that are complete by now, without their ends.
  public mutating func split(_ bytes: [UInt8]) -> [String] {
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      hold(part)
      guard index < parts.count - 1 else { break }
      lines.append(takeLine())
    }
    return lines
  }

  /// Ends the input.
  ///
  /// - Returns: A last line without an end, if there is one.
  public mutating func finish() -> String? {
    hasBegun ? takeLine() : nil
  }

  private mutating func hold(_ part: ArraySlice<UInt8>) {
    guard !part.isEmpty else { return }
    hasBegun = true
    // One more, so that the CR of a line of exactly the greatest length is seen as part of its end.
    held += part.prefix(Self.longestLine + 1 - held.count)
  }

  private mutating func takeLine() -> String {
    if held.last == UInt8(ascii: "\r") { held.removeLast() }
    let line = String(decoding: held.prefix(Self.longestLine), as: UTF8.self)
    held.removeAll()
    hasBegun = false
    return line
  }
}
