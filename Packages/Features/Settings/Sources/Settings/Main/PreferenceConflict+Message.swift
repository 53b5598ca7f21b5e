import Services

extension PreferenceConflict {
  /// What has become of a choice that was made on two devices.
  var message: String {
    isMineKept
      ? "“\(field.title)” was also changed on another device. Your choice on this one counts."
      : "“\(field.title)” was turned off on another device. It stays off."
  }
}

extension PreferenceField {
  /// As the screen calls it on which it is changed.
  fileprivate var title: String {
    switch self {
    case .appearance: "Appearance"
    case .textSize: "Text size"
    case .notifications: "Notifications"
    case .analyticsConsent: "Share analytics"
    }
  }
}
