import Models

/// Preferences as they are kept on a device.
public struct StoredPreferences: Equatable, Sendable, Codable {
  /// What the person has set up.
  public var preferences: Preferences
  /// Whether the server doesn't have them yet.
  public var isPending: Bool
  /// What the person changed since the server last agreed; nil when nothing is pending or when it wasn't recorded.
  var changes: Set<PreferenceField>?

  /// Makes stored preferences.
  public init(_ preferences: Preferences, isPending: Bool) {
    self.preferences = preferences
    self.isPending = isPending
  }

  init(_ preferences: Preferences, changes: Set<PreferenceField>) {
    self.init(preferences, isPending: !changes.isEmpty)
    self.changes = changes.isEmpty ? nil : changes
  }

  /// What the server has to take over.
  ///
  /// Where it wasn't recorded, what is still as it was at first doesn't count as chosen. Consent is the exception:
  /// the one that was perhaps withdrawn must not come back.
  var pendingChanges: Set<PreferenceField> {
    guard isPending else { return [] }
    return changes ?? PreferenceField.differing(Preferences(), preferences).union([.analyticsConsent])
  }
}
