/// One spin of the wheels: what was staked, what they showed, what was paid.
public struct Spin: Equatable, Sendable {
  /// The index of the symbol on each wheel, left to right.
  public let faces: [Int]
  /// The credits that were staked.
  public let bet: Int
  /// The run that paid, or `nil` if none did.
  public let win: Win?
  /// The credits after the spin.
  public let credits: Int

  /// The credits that were paid.
  public var payout: Int { bet * (win?.times ?? 0) }

  /// What the spin brought: the payout less the bet.
  public var gain: Int { payout - bet }

  /// The credits before the bet was staked.
  public var creditsBefore: Int { credits - gain }
}
