/// A bound for the beginning of games: a day of the calendar, or a moment.
public enum BoardDate: Equatable, Sendable {
  /// A whole day by the clock on the wall; its number counts from 1970-01-01.
  case day(number: Int64)
  /// A moment.
  case moment(Timestamp)

  /// Reads `2026-11-30` or `2026-11-30T05:49:12.345Z`, of a day that the calendar has.
  ///
  /// - Parameter text: One of these two forms exactly; anything else gives `nil`.
  public init?(text: some StringProtocol) {
    if let moment = Timestamp(text: text) {
      self = .moment(moment)
      return
    }
    guard text.utf8.count == 10, let noon = Timestamp(text: "\(text)T12:00:00.000Z") else {
      return nil
    }
    self = .day(number: noon.milliseconds / 86_400_000 - (noon.milliseconds < 0 ? 1 : 0))
  }

  /// The first millisecond that is not before this.
  func first(in time: LocalTime) -> Int64 {
    switch self {
    case .day(let number): time.beginning(ofDay: number)
    case .moment(let moment): moment.milliseconds
    }
  }

  /// The last millisecond that is not after this.
  func last(in time: LocalTime) -> Int64 {
    switch self {
    case .day(let number): time.beginning(ofDay: number + 1) - 1
    case .moment(let moment): moment.milliseconds
    }
  }
}
