#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Dates as they are written on the wire: RFC 3339, section 5.6, also with the blank between date and time that its
/// note allows and that PocketBase writes (`2022-01-01 10:00:00.123Z`).
enum Timestamp {
  /// The instant, or nil when the text isn't of that form or names a day or time that doesn't exist.
  static func date(from text: String) -> Date? {
    var scanner = DigitScanner(text)
    guard let day = scanner.scanDay(), scanner.skip(anyOf: "Tt ") else { return nil }
    guard let time = scanner.scanTime(), let offset = scanner.scanOffset(), scanner.isAtEnd else {
      return nil
    }
    let seconds = day.daysSince1970 * 86_400 + time.seconds - offset
    guard !time.isLeapSecond || endsLeapSecond(seconds, near: day.year) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + Double(time.nanoseconds) / 1e9)
  }

  /// The date in UTC with milliseconds, or nil when it's outside of the years 0 to 9999.
  static func text(from date: Date) -> String? {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    guard encodable.contains(milliseconds) else { return nil }
    let (seconds, fraction) = Int(milliseconds).quotientAndRemainder(flooringBy: 1000)
    let (days, secondOfDay) = seconds.quotientAndRemainder(flooringBy: 86_400)
    let day = CivilDay(daysSince1970: days)
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.padded(to: 2) }
    let dayText = "\(day.year.padded(to: 4))-\(day.month.padded(to: 2))-\(day.day.padded(to: 2))"
    return "\(dayText)T\(time.joined(separator: ":")).\(fraction.padded(to: 3))Z"
  }

  /// The first and the last millisecond of the years 0 to 9999, since 1970.
  private static let encodable = -62_167_219_200_000.0...253_402_300_799_999.0

  /// Leap seconds come at the end of June or December, UTC; the instant after is a midnight.
  private static func endsLeapSecond(_ seconds: Int, near year: Int) -> Bool {
    [(year, 1), (year, 7), (year + 1, 1)].contains { year, month in
      seconds == CivilDay(year: year, month: month, day: 1).map { $0.daysSince1970 * 86_400 }
    }
  }
}

extension Int {
  fileprivate func quotientAndRemainder(flooringBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
