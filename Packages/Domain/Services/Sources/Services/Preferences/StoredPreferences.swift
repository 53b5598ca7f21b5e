import Models

/// Preferences as they are kept on a device.
public struct StoredPreferences: Equatable, Sendable, Codable {
  /// What the person has set up.
  public var preferences: Preferences
  /// What the person changed since the server last agreed.
  var changes: Set<PreferenceField>
  /// What the server may have without another device having changed it; empty while the server was never seen.
  var known: [Preferences]

  init(_ preferences: Preferences, changes: Set<PreferenceField>, known: [Preferences] = []) {
    self.preferences = preferences
    self.changes = changes
    self.known = known
  }

  /// Preferences that the server has as well.
  init(synced preferences: Preferences) {
    self.init(preferences, changes: [], known: [preferences])
  }
}
