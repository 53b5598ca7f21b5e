import Models

/// Reads and changes the signed-in person's own record.
public protocol ProfileService: Sendable {
  /// The person as the server knows them now.
  func profile() async throws(ServiceError) -> User

  /// Changes name and bio.
  ///
  /// - Throws: `.invalid` with the fields `name`, `bio` when the server does not accept them.
  /// - Returns: the person as the server has them now.
  func update(name: String, bio: String) async throws(ServiceError) -> User

  /// Remembers that the person has been through the onboarding.
  func finishOnboarding() async throws(ServiceError) -> User

  /// Deletes the account and everything that belongs to it.
  func deleteAccount() async throws(ServiceError)
}
