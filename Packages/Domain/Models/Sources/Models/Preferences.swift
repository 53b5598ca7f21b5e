/// What a person has set up, the same on all of their devices.
public struct Preferences: Equatable, Sendable, Codable {
  /// The colours.
  public var appearance: Appearance
  /// The size of text.
  public var textSize: TextSize
  /// Whether the app may notify.
  public var notifications: Bool
  /// Whether the person agrees to analytics.
  public var analyticsConsent: Bool

  /// Makes preferences; without arguments, those of somebody who has chosen nothing: no notifications, no consent.
  public init(
    appearance: Appearance = .system, textSize: TextSize = .medium, notifications: Bool = false,
    analyticsConsent: Bool = false
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.notifications = notifications
    self.analyticsConsent = analyticsConsent
  }

  /// The colours a person can choose.
  public enum Appearance: String, Sendable, Codable, CaseIterable {
    /// As the system has it.
    case system
    /// Dark text on light.
    case light
    /// Light text on dark.
    case dark
    /// The strongest contrast there is.
    case highContrast
  }

  /// The text sizes a person can choose.
  public enum TextSize: String, Sendable, Codable, CaseIterable {
    /// Smaller than usual.
    case small
    /// As designed.
    case medium
    /// Larger than usual.
    case large
    /// The largest.
    case extraLarge
  }
}
