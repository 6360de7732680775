/// A moment of a game, in whole milliseconds of play since the deal.
///
/// Pauses are not play: a game that is interrupted for an hour goes on at the same moment.
public struct PlayTime: Equatable, Hashable, Sendable {
  /// The deal.
  public static let zero = PlayTime(milliseconds: 0)

  /// The milliseconds of play since the deal.
  public let milliseconds: Int64

  /// Makes the moment that is `milliseconds` of play after the deal; negative ones become zero.
  public init(milliseconds: Int64) {
    self.milliseconds = max(0, milliseconds)
  }
}

extension PlayTime {
  /// What is left until this moment, in begun seconds: `09:12`; `00:00` only when it has come.
  public func left(at time: PlayTime) -> PlayTime {
    let left = max(0, milliseconds - time.milliseconds)
    return PlayTime(milliseconds: (left + 999) / 1000 * 1000)
  }
}

extension PlayTime: Comparable {
  /// Tells whether one moment of play comes before another.
  public static func < (earlier: PlayTime, later: PlayTime) -> Bool {
    earlier.milliseconds < later.milliseconds
  }
}

extension PlayTime: CustomStringConvertible {
  /// The moment as people read it, in whole seconds gone by: `09:12`, from an hour up `1:09:12`.
  public var description: String {
    let seconds = milliseconds / 1000
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600)
    let tail = "\(Self.twoDigits(minutes)):\(Self.twoDigits(seconds % 60))"
    return hours == 0 ? tail : "\(hours):\(tail)"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
