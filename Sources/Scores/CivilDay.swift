/// A day of the Gregorian calendar, also before it was introduced.
///
/// Years are counted from March, so that the leap day is the last of its year; 400 years have
/// 146,097 days. Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
struct CivilDay: Equatable {
  let year: Int64
  let month: Int64
  let day: Int64

  /// Makes a day; `nil` if the years 1 to 9999 of the calendar do not have it.
  init?(year: Int64, month: Int64, day: Int64) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Makes the day that is `number` days after 1970-01-01; `number` is not before the year 1.
  init(number: Int64) {
    let shifted = number + 719_468
    let (era, ofEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * ofYear + 2) / 153
    day = ofYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days since 1970-01-01.
  var number: Int64 {
    let fromMarch = month > 2 ? year : year - 1
    let (era, yearOfEra) = (fromMarch / 400, fromMarch % 400)
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }

  private static func length(ofMonth month: Int64, year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
