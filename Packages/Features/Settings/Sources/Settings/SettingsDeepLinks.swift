import Composition

/// The links into the settings.
public enum SettingsDeepLinks {
  /// Each leads to a place directly on the main screen, or to the main screen itself.
  static let table = LinkTable<[SettingsPlace]>(
    "settings",
    [
      LinkPattern("", to: []),
      LinkPattern("appearance", to: [.appearance]),
      LinkPattern("notifications", to: [.notifications]),
      LinkPattern("privacy", to: [.privacy]),
      LinkPattern("storage", to: [.storage]),
      LinkPattern("about", to: [.about]),
      LinkPattern("delete-account", to: [.deleteAccount]),
    ])

  /// All of them.
  public static let all: any FeatureLinks = table
}
