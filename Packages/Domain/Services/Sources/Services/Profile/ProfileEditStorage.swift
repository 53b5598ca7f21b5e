/// Keeps on this device what a person has changed in their profile and the server has not got yet.
public protocol ProfileEditStorage: Sendable {
  /// What is kept, for whomever.
  ///
  /// - Throws: `.storage` when there is something that can't be read; it was moved aside if that was possible.
  func load() async throws(ServiceError) -> StoredProfile?

  /// Keeps something in place of what is kept.
  func save(_ profile: StoredProfile) async throws(ServiceError)

  /// Forgets what is kept.
  func remove() async throws(ServiceError)
}
