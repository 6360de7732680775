/// The name of a result in the store: the moment of its deal, a dash and four characters of chance.
///
/// Two games may begin in the same millisecond; the four characters tell them apart.
public struct ResultKey: Equatable, Hashable, Sendable {
  /// The key as it is written, `2026-11-30T05:49:12.345Z-k7fq`.
  public let text: String
  /// The moment of the deal.
  public let start: Timestamp

  /// Reads exactly the form that ``text`` has.
  ///
  /// - Parameter text: A moment as ``Timestamp`` reads it, a dash, four of `a` to `z` and `2` to `9`;
  ///   anything else gives `nil`.
  public init?(text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 29, bytes[24] == UInt8(ascii: "-"),
      bytes[25...].allSatisfy(Self.characters.contains),
      let start = Timestamp(utf8: bytes[..<24])
    else { return nil }
    self.text = String(text)
    self.start = start
  }

  /// Makes the key of a game.
  ///
  /// - Parameters:
  ///   - start: The moment of the deal.
  ///   - randomBits: Bits of any origin, of which the four characters are made, each equally likely
  ///     but for less than one part in 10¹³.
  public init(start: Timestamp, randomBits: UInt64) {
    var bits = randomBits
    var text = "\(start)-"
    for _ in 0..<4 {
      let (rest, index) = bits.quotientAndRemainder(dividingBy: UInt64(Self.characters.count))
      text.unicodeScalars.append(Unicode.Scalar(Self.characters[Int(index)]))
      bits = rest
    }
    self.text = text
    self.start = start
  }

  private static let characters = Array("abcdefghijklmnopqrstuvwxyz23456789".utf8)
}

extension ResultKey: Comparable {
  /// Tells whether one key comes before another: the order of the start, then of the characters.
  public static func < (left: ResultKey, right: ResultKey) -> Bool {
    left.text < right.text
  }
}

extension ResultKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String { text }
}
