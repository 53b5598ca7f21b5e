import TrellisKit

/// Why it can't be said what has changed, and what to do about it.
struct ChangesError: Error, Equatable, CustomStringConvertible {
  /// On one line.
  let description: String

  init(_ reason: String, next: String) {
    description = "\(reason.onOneLine). \(next.onOneLine)"
  }
}
