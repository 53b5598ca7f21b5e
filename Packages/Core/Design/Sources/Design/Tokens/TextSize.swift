/// How large a person wants text to be.
public enum TextSize: String, Sendable, CaseIterable, Codable {
  /// Smaller than usual.
  case small
  /// As designed.
  case medium
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge
}
