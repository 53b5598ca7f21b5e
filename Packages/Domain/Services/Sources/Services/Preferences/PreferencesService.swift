import Models

/// Keeps the signed-in person's preferences, on this device and on the server.
public protocol PreferencesService: Sendable {
  /// The preferences on this device, or nil when there are none for this person.
  ///
  /// - Throws: `.storage` when there is something that can't be read; it was moved aside.
  func stored() async throws(ServiceError) -> StoredPreferences?

  /// Stores preferences on this device, to be sent to the server.
  func store(_ preferences: StoredPreferences) async throws(ServiceError)

  /// The preferences on the server, or nil when the person has none there yet.
  func fetch() async throws(ServiceError) -> Preferences?

  /// Sends preferences to the server.
  func send(_ preferences: Preferences) async throws(ServiceError)

  /// Forgets the preferences on this device.
  func forget() async throws(ServiceError)
}
