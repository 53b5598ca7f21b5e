import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date {
  /// The date as HTTP writes it, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  public var httpDate: String {
    let parts = Self.calendar.dateComponents(
      [.weekday, .day, .month, .year, .hour, .minute, .second], from: self)
    let weekday = HTTPDate.weekdays[(parts.weekday ?? 1) - 1]
    let month = HTTPDate.months[(parts.month ?? 1) - 1]
    let time = [parts.hour, parts.minute, parts.second].map { ($0 ?? 0).digits(2) }.joined(separator: ":")
    return "\(weekday), \((parts.day ?? 1).digits(2)) \(month) \((parts.year ?? 1).digits(4)) \(time) GMT"
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Int {
  fileprivate func digits(_ count: Int) -> String {
    let text = "\(self)"
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
