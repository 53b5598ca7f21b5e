/// Whether a person agrees to events being recorded.
public enum AnalyticsConsent: Sendable {
  /// Events may be recorded.
  case granted
  /// Nothing may be recorded, and what is still held has to go.
  case withheld
}
