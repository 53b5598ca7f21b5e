import Models

/// A record of the collection `preferences`. What this version of the app doesn't know counts as not chosen.
struct PreferencesRecord: Codable, Sendable {
  var id: String?
  var user: String?
  var appearance: String?
  var textSize: String?
  var notifications: Bool?
  var analyticsConsent: Bool?

  init(_ preferences: Preferences, user: String? = nil) {
    self.user = user
    appearance = preferences.appearance.rawValue
    textSize = preferences.textSize.rawValue
    notifications = preferences.notifications
    analyticsConsent = preferences.analyticsConsent
  }

  var preferences: Preferences {
    let defaults = Preferences()
    return Preferences(
      appearance: appearance.flatMap(Preferences.Appearance.init) ?? defaults.appearance,
      textSize: textSize.flatMap(Preferences.TextSize.init) ?? defaults.textSize,
      notifications: notifications ?? defaults.notifications,
      analyticsConsent: analyticsConsent ?? defaults.analyticsConsent)
  }
}
