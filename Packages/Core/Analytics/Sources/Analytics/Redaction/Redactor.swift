/// Takes out of an event what must not leave the app.
///
/// It is a safety net: an event should not hold a secret or an address to begin with. When in doubt, it takes out
/// too much rather than too little.
enum Redactor {
  static let replacement = "[redacted]"
  static let longestText = 2000

  static func redact(_ event: AnalyticsEvent) -> AnalyticsEvent {
    let properties = event.properties.sorted { $0.key < $1.key }.map { key, value in
      (
        redact(key),
        isSensitive(key: DecodedText(key.unicodeScalars).scalars) ? .string(replacement) : redact(value)
      )
    }
    return AnalyticsEvent(
      redact(event.name), Dictionary(properties, uniquingKeysWith: { first, _ in first }))
  }

  private static func redact(_ value: AnalyticsValue) -> AnalyticsValue {
    guard case .string(let text) = value else { return value }
    return .string(redact(text))
  }

  /// The text with every address and secret replaced, and shortened when it is very long.
  static func redact(_ text: String) -> String {
    let scalars = shortened(text)
    let decoded = DecodedText(scalars)
    let found = emailAddresses(in: decoded.scalars) + credentials(in: decoded.scalars)
    let ranges = found.map(decoded.source) + randomTokens(in: scalars)
    var result = String.UnicodeScalarView()
    var position = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // One that begins inside the one before is part of the same replacement.
      if range.lowerBound >= position {
        result.append(contentsOf: scalars[position..<range.lowerBound])
        result.append(contentsOf: replacement.unicodeScalars)
      }
      position = max(position, range.upperBound)
    }
    result.append(contentsOf: scalars[position...])
    return String(result)
  }

  /// Cut at white space, so that no part of a token is left that is too short to be recognised.
  private static func shortened(_ text: String) -> Scalars {
    let scalars = Array(text.unicodeScalars.prefix(longestText + 1))
    guard scalars.count > longestText else { return scalars }
    let end = scalars.lastIndex { $0.properties.isWhitespace } ?? 0
    return scalars[..<end] + ["…"]
  }
}
