import Scores

extension LocalTime {
  /// The day on the wall, as `Mon 30 Nov`.
  func weekday(_ moment: Timestamp) -> String {
    let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    // 1970 began with a Thursday.
    return "\(days[Int((day(of: moment) % 7 + 7) % 7)]) \(dayOfMonth(moment))"
  }

  /// The day and the minute on the wall, as `30 Nov 08:12`.
  func shortText(_ moment: Timestamp) -> String {
    "\(dayOfMonth(moment)) \(text(moment).suffix(5))"
  }

  private func dayOfMonth(_ moment: Timestamp) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let numbers = text(moment).prefix(10).split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return text(moment) }
    return "\(numbers[2]) \(months[numbers[1] - 1])"
  }
}
