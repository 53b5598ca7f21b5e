#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPResponse {
  private static let longestWait = 86_400

  /// How long the server asks to wait (RFC 9110, section 10.2.3), from nothing to a day; nil when it doesn't say,
  /// clearly and once.
  ///
  /// - Parameter now: the device's date, for a server that asks to wait until a date and doesn't tell its own; nil
  ///   reads no such date.
  public func retryAfter(now: Date?) -> Duration? {
    let values = headers.values(of: "Retry-After")
    guard values.count == 1 else { return nil }
    return Self.seconds(values[0]) ?? delay(until: values[0], now: now)
  }

  private func delay(until text: String, now: Date?) -> Duration? {
    let dates = headers.values(of: "Date")
    let ownDate = dates.count == 1 ? HTTPDate.date(from: dates[0], relativeTo: now ?? .distantPast) : nil
    guard let reference = ownDate ?? now else { return nil }
    guard let end = HTTPDate.date(from: text, relativeTo: reference) else { return nil }
    let seconds = end.timeIntervalSince(reference)
    return .seconds(min(max(seconds, 0), Double(Self.longestWait)))
  }

  private static func seconds(_ text: String) -> Duration? {
    guard !text.isEmpty else { return nil }
    var seconds = 0
    for byte in text.utf8 {
      guard let digit = byte.digitValue else { return nil }
      seconds = min(seconds * 10 + digit, longestWait)
    }
    return .seconds(seconds)
  }
}
