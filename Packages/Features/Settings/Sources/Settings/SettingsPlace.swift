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
}
