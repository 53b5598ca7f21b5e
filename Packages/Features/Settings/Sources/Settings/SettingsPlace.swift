/// The places inside the settings.
public enum SettingsPlace: String, Hashable, Sendable, Codable, CaseIterable {
  /// Colours and text size.
  case appearance
  /// Whether the app may notify.
  case notifications
  /// Whether the person agrees to analytics.
  case privacy
  /// What the app keeps on this device.
  case storage
  /// What the app is.
  case about
  /// The way to delete the account.
  case deleteAccount
}

extension SettingsPlace {
  var screenID: String { "settings.\(rawValue)" }

  var title: String {
    switch self {
    case .appearance: "Appearance"
    case .notifications: "Notifications"
    case .privacy: "Privacy"
    case .storage: "Storage"
    case .about: "About"
    case .deleteAccount: "Delete account"
    }
  }

  init?(linkSegment: String) {
    guard let place = Self.allCases.first(where: { $0.linkSegment == linkSegment }) else { return nil }
    self = place
  }

  private var linkSegment: String {
    switch self {
    case .deleteAccount: "delete-account"
    case .appearance, .notifications, .privacy, .storage, .about: rawValue
    }
  }
}
