/// A day of the proleptic Gregorian calendar, which ISO 8601 uses.
struct CivilDay: Equatable {
  let year: Int
  let month: Int
  let day: Int

  /// Makes a day, or nil when it doesn't exist.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, year: year) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Makes the day so many days after 1 January 1970.
  init(daysSince1970 days: Int) {
    var year = 1970 + days / 366 - (days < 0 ? 1 : 0)
    while Self.daysBefore(year: year + 1) <= days {
      year += 1
    }
    while Self.daysBefore(year: year) > days {
      year -= 1
    }
    var month = 1
    var rest = days - Self.daysBefore(year: year)
    while rest >= Self.length(ofMonth: month, year: year) {
      rest -= Self.length(ofMonth: month, year: year)
      month += 1
    }
    self.year = year
    self.month = month
    day = rest + 1
  }

  var daysSince1970: Int {
    (1..<month).reduce(Self.daysBefore(year: year)) { $0 + Self.length(ofMonth: $1, year: year) } + day - 1
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// How many days lie between 1 January 1970 and 1 January of a year.
  private static func daysBefore(year: Int) -> Int {
    let years = year - 1
    let leapDays = floored(years, 4) - floored(years, 100) + floored(years, 400)
    return (year - 1970) * 365 + leapDays - 477
  }

  private static func floored(_ dividend: Int, _ divisor: Int) -> Int {
    dividend >= 0 ? dividend / divisor : -((divisor - 1 - dividend) / divisor)
  }
}
