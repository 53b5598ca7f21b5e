/// Preferences as the wire shows them.
struct PreferencesRecord: Encodable {
  private let collectionId = "pbc_432047489"
  private let collectionName = Preferences.collection
  private let id: RecordID
  private let created: String
  private let updated: String
  private let user: RecordID
  private let appearance: String
  private let textSize: String
  private let notifications: Bool
  private let analyticsConsent: Bool

  init(_ preferences: Preferences) {
    id = preferences.id
    created = preferences.created
    updated = preferences.updated
    user = preferences.user
    appearance = preferences.appearance
    textSize = preferences.textSize
    notifications = preferences.notifications
    analyticsConsent = preferences.analyticsConsent
  }
}
