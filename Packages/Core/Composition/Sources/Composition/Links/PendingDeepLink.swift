import Foundation

/// Keeps the one link that came while nobody was signed in, until it is taken, cancelled or too old.
public struct PendingDeepLink: Sendable {
  /// How long a link is kept, in seconds: ten minutes.
  static let lifetime: TimeInterval = 600
  private var kept: (link: DeepLink, date: Date)?

  /// Begins without a link.
  public init() {}

  /// Keeps a link instead of any earlier one.
  ///
  /// - Parameters:
  ///   - link: the link.
  ///   - date: when it came.
  public mutating func keep(_ link: DeepLink, at date: Date) {
    kept = (link, date)
  }

  /// Takes the link out, so that it is opened only once.
  ///
  /// - Parameter date: the time now. A link older than the lifetime, or from the future because the device's clock
  ///   was set back, is dropped.
  public mutating func take(at date: Date) -> DeepLink? {
    defer { kept = nil }
    guard let kept, (0...Self.lifetime).contains(date.timeIntervalSince(kept.date)) else { return nil }
    return kept.link
  }

  /// Forgets the link.
  public mutating func cancel() {
    kept = nil
  }
}
