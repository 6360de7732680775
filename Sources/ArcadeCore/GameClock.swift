/// A stopwatch of play: it runs while the game is looked at and stands otherwise.
///
/// It knows no clock of its own: each call is told the moment, in milliseconds of any clock that
/// only goes forward.
public struct GameClock: Equatable, Sendable {
  private var played: Int64
  private var runningSince: Int64?

  /// Makes a clock that stands at `start`: zero for a new game, the last move of one taken up again.
  public init(startingAt start: PlayTime = .zero) {
    played = start.milliseconds
  }

  /// Whether the clock runs.
  public var isRunning: Bool { runningSince != nil }

  /// Starts the clock; a running clock goes on.
  public mutating func start(now: Int64) {
    runningSince = runningSince ?? now
  }

  /// Stops the clock; a standing clock stays as it is.
  public mutating func stop(now: Int64) {
    played = playTime(now: now).milliseconds
    runningSince = nil
  }

  /// The moment of play; a clock that goes backward does not take play back.
  public func playTime(now: Int64) -> PlayTime {
    PlayTime(milliseconds: played + max(0, now - (runningSince ?? now)))
  }

  /// The moment at which a running clock will show `time`, or `nil` while it stands.
  public func moment(of time: PlayTime) -> Int64? {
    runningSince.map { $0 + time.milliseconds - played }
  }
}
