import Models
import Networking

/// A person's record, and how old it is when the server couldn't be asked.
public typealias DatedUser = Dated<User>

/// Reads and changes the signed-in person's own record.
public protocol ProfileService: Sendable {
  /// The person as the server knows them now, or knew them when it could last be asked.
  func profile() async throws(ServiceError) -> DatedUser

  /// Changes some fields. Doing so twice changes nothing more.
  ///
  /// - Throws: `.invalid` with the fields `name`, `bio` when the server does not accept them.
  /// - Returns: the person as the server has them now.
  func update(_ changes: ProfileChanges) async throws(ServiceError) -> User

  /// Remembers that the person has been through the onboarding.
  func finishOnboarding() async throws(ServiceError) -> User

  /// Deletes the account and everything that belongs to it.
  func deleteAccount() async throws(ServiceError)
}

extension ProfileService {
  /// Changes name and bio.
  ///
  /// - Throws: `.invalid` with the fields `name`, `bio` when the server does not accept them.
  /// - Returns: the person as the server has them now.
  public func update(name: String, bio: String) async throws(ServiceError) -> User {
    try await update(ProfileChanges(name: name, bio: bio))
  }
}
