import Foundation

/// How far back history counts: a time before the last commit, so that the same commits always give the same advice; or a
/// day; or all of it.
enum HistoryPeriod: Sendable, Equatable {
  case all
  case day(String)
  case before(Int, Unit)

  enum Unit: Character {
    case days = "d"
    case weeks = "w"
    case months = "m"
    case years = "y"
  }

  static let standard = HistoryPeriod.before(2, .years)
  static let formText = "is a time as 90d, 12w, 6m or 2y before the last commit, a day as 2024-01-31, or all"

  init?(_ text: String) {
    if text == "all" {
      self = .all
    } else if let last = text.last, let unit = Unit(rawValue: last), let count = Int(text.dropLast()),
      (1...36500).contains(count)
    {
      self = .before(count, unit)
    } else if text.utf8.count == 10, let day = try? Self.form.parse(text), day.formatted(Self.form) == text {
      self = .day(text)
    } else {
      return nil
    }
  }

  /// As it is written.
  var text: String {
    switch self {
    case .all: "all"
    case .day(let day): day
    case .before(let count, let unit): "\(count)\(unit.rawValue)"
    }
  }

  /// The first day that counts, in UTC; nil for no limit.
  ///
  /// - Parameter last: when the last commit was made.
  func firstDay(before last: Date) -> String? {
    switch self {
    case .all: return nil
    case .day(let day): return day
    case .before(let count, let unit):
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let (component, number): (Calendar.Component, Int) =
        switch unit {
        case .days: (.day, count)
        case .weeks: (.day, 7 * count)
        case .months: (.month, count)
        case .years: (.year, count)
        }
      let first = calendar.date(byAdding: component, value: -number, to: last) ?? .distantPast
      // Git doesn't know days before 1970.
      return max(first, Date(timeIntervalSince1970: 0)).formatted(Self.form)
    }
  }

  private static var form: Date.ISO8601FormatStyle { .iso8601.year().month().day() }
}
