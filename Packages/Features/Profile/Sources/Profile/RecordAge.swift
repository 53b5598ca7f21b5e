import Foundation

/// How old a record is, in words.
enum RecordAge {
  /// The words for a sentence such as “As of 5 minutes ago.”
  ///
  /// - Parameters:
  ///   - date: when the server told of the record; one to come counts as now.
  ///   - now: the present date.
  ///   - timeZone: where the person is.
  static func text(from date: Date, to now: Date, timeZone: TimeZone = .current) -> String {
    let minutes = Int(max(now.timeIntervalSince(date), 0) / 60)
    return switch minutes {
    case 0: "less than a minute ago"
    case ..<60: "\(count(minutes, "minute")) ago"
    case ..<(24 * 60): "\(count(minutes / 60, "hour")) ago"
    case ..<(7 * 24 * 60): "\(count(minutes / (24 * 60), "day")) ago"
    default: day(date, timeZone)
    }
  }

  private static func count(_ number: Int, _ unit: String) -> String {
    number == 1 ? "1 \(unit)" : "\(number) \(unit)s"
  }

  private static func day(_ date: Date, _ timeZone: TimeZone) -> String {
    let style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: timeZone)
    return date.formatted(style.day().month(.wide).year())
  }
}
