/// A number of seconds as HTTP caching writes it: digits, and what is too large counts as 2³¹ (RFC 9111, section 1.2.2).
struct DeltaSeconds {
  static let maximum = 1 << 31

  let value: Int

  init?(_ text: some StringProtocol) {
    let digits = text.utf8.map(\.digitValue)
    guard !digits.isEmpty, !digits.contains(nil) else { return nil }
    value = digits.reduce(0) { min($0 * 10 + ($1 ?? 0), Self.maximum) }
  }
}
