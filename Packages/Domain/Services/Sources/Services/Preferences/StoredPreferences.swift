import Models

/// Preferences as they are kept on a device.
public struct StoredPreferences: Equatable, Sendable, Codable {
  /// What the person has set up.
  public var preferences: Preferences
  /// Whether the server doesn't have them yet.
  public var isPending: Bool
  /// What the person changed since the server last agreed; nil when nothing is pending or when it wasn't recorded.
  var changes: Set<PreferenceField>?
  /// What the server may have without another device having changed it; nil when nothing is pending or when it wasn't
  /// recorded.
  private var seen: [Preferences]?

  /// Makes stored preferences.
  public init(_ preferences: Preferences, isPending: Bool) {
    self.preferences = preferences
    self.isPending = isPending
  }

  init(_ preferences: Preferences, changes: Set<PreferenceField>, known: [Preferences] = []) {
    self.init(preferences, isPending: !changes.isEmpty)
    guard isPending else { return }
    self.changes = changes
    seen = known
  }

  /// What the server has to take over.
  ///
  /// Where it wasn't recorded, what is still as it was at first doesn't count as chosen. Consent is the exception:
  /// the one that was perhaps withdrawn must not come back.
  var pendingChanges: Set<PreferenceField> {
    guard isPending else { return [] }
    return changes ?? PreferenceField.differing(Preferences(), preferences).union([.analyticsConsent])
  }

  /// What the server may have without another device having changed it.
  var known: [Preferences] {
    isPending ? seen ?? [] : [preferences]
  }
}
