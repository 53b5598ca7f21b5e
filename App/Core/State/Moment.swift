import Foundation

/// A moment to come, in words.
enum Moment {
  /// The words for a sentence such as “It asks to wait until 14:05.”
  ///
  /// - Parameters:
  ///   - date: the moment; it is rounded up to a whole minute.
  ///   - now: the present date. The day is named where it is another one.
  ///   - timeZone: where the person is.
  static func text(_ date: Date, seenFrom now: Date, timeZone: TimeZone = .current) -> String {
    let minute = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.up) * 60)
    let style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: timeZone)
    let time = minute.formatted(style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    guard !calendar.isDate(minute, inSameDayAs: now) else { return time }
    return "\(time) on \(minute.formatted(style.day().month(.wide)))"
  }
}
