/// The number that all of a game's chance comes from.
///
/// A seed is a whole number from 0 to 2⁵³ − 1, so that every JSON reader keeps it exact.
public struct Seed: Equatable, Hashable, Sendable {
  /// The seed as a number, at most ``WholeNumber/largest``.
  public let number: UInt64

  /// Makes a seed of a number.
  ///
  /// - Parameter number: The number; `nil` is returned if it is above
  ///   ``WholeNumber/largest``.
  public init?(_ number: UInt64) {
    guard number <= WholeNumber.largest else { return nil }
    self.number = number
  }

  /// Makes a seed of decimal digits alone: no sign, no space, no fraction.
  ///
  /// - Parameter text: One or more ASCII digits whose value is at most ``WholeNumber/largest``.
  public init?(text: some StringProtocol) {
    guard let number = WholeNumber.parse(text) else { return nil }
    self.number = number
  }

  /// Makes a seed of 64 bits of any origin, by keeping the upper 53 of them.
  public init(randomBits: UInt64) {
    number = randomBits >> 11
  }
}

extension Seed: CustomStringConvertible {
  /// The seed in decimal digits, as ``init(text:)`` reads it.
  public var description: String { String(number) }
}
