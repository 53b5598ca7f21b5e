#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates as HTTP headers have them, in the one form that is written today and the two that old servers write
/// (RFC 9110, section 5.6.7).
package enum HTTPDate {
  /// The instant, or nil when the text has none of the three forms or names a day or time that doesn't exist.
  ///
  /// - Parameters:
  ///   - text: such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///   - now: settles the century of a year of two digits: the latest that isn't over 50 years ahead.
  static func date(from text: String, relativeTo now: Date) -> Date? {
    preferredForm(text) ?? formWithShortYear(text, relativeTo: now) ?? formOfC(text)
  }

  /// `Sun, 06 Nov 1994 08:49:37 GMT`
  private static func preferredForm(_ text: String) -> Date? {
    var scanner = DigitScanner(text)
    guard scanner.scanName(of: weekdays) != nil, scanner.skip(", ") else { return nil }
    guard let day = scanner.scanNumber(digits: 2), scanner.skip(" ") else { return nil }
    guard let month = scanner.scanName(of: months), scanner.skip(" ") else { return nil }
    guard let year = scanner.scanNumber(digits: 4), scanner.skip(" ") else { return nil }
    guard let second = scanner.scanSecondOfDay(), scanner.skip(" GMT"), scanner.isAtEnd else { return nil }
    return date(year: year, month: month, day: day, second: second)
  }

  /// `Sunday, 06-Nov-94 08:49:37 GMT` (RFC 850)
  private static func formWithShortYear(_ text: String, relativeTo now: Date) -> Date? {
    var scanner = DigitScanner(text)
    guard scanner.scanName(of: longWeekdays) != nil, scanner.skip(", ") else { return nil }
    guard let day = scanner.scanNumber(digits: 2), scanner.skip("-") else { return nil }
    guard let month = scanner.scanName(of: months), scanner.skip("-") else { return nil }
    guard let shortYear = scanner.scanNumber(digits: 2), scanner.skip(" ") else { return nil }
    guard let second = scanner.scanSecondOfDay(), scanner.skip(" GMT"), scanner.isAtEnd else { return nil }
    let seconds = min(max(now.timeIntervalSince1970, 0), 253_402_300_799)
    let latest = CivilDay(daysSince1970: Int(seconds) / 86_400).year + 50
    let year = latest - (latest - shortYear) % 100
    return date(year: year, month: month, day: day, second: second)
  }

  /// `Sun Nov  6 08:49:37 1994` (what `asctime` of C makes)
  private static func formOfC(_ text: String) -> Date? {
    var scanner = DigitScanner(text)
    guard scanner.scanName(of: weekdays) != nil, scanner.skip(" ") else { return nil }
    guard let month = scanner.scanName(of: months), scanner.skip(" ") else { return nil }
    let digits = scanner.skip(" ") ? 1 : 2
    guard let day = scanner.scanNumber(digits: digits), scanner.skip(" ") else { return nil }
    guard let second = scanner.scanSecondOfDay(), scanner.skip(" ") else { return nil }
    guard let year = scanner.scanNumber(digits: 4), scanner.isAtEnd else { return nil }
    return date(year: year, month: month, day: day, second: second)
  }

  private static func date(year: Int, month: Int, day: Int, second: Int) -> Date? {
    CivilDay(year: year, month: month + 1, day: day)
      .map { Date(timeIntervalSince1970: Double($0.daysSince1970 * 86_400 + second)) }
  }

  /// The days as they are written, from Sunday on.
  package static let weekdays = longWeekdays.map { String($0.prefix(3)) }
  private static let longWeekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// The months as they are written, from January on.
  package static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension DigitScanner {
  /// `HH:MM:SS`; the second may be a leap second.
  fileprivate mutating func scanSecondOfDay() -> Int? {
    guard let hour = scanNumber(digits: 2), hour < 24, skip(":") else { return nil }
    guard let minute = scanNumber(digits: 2), minute < 60, skip(":") else { return nil }
    guard let second = scanNumber(digits: 2), second <= 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// The position of the name that comes next.
  fileprivate mutating func scanName(of names: [String]) -> Int? {
    names.firstIndex { skip($0) }
  }
}
