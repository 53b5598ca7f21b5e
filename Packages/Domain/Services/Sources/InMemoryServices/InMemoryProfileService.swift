import Models
import Services
import Synchronization

/// A person's own record in memory, for tests and previews.
public final class InMemoryProfileService: ProfileService {
  private let user: Mutex<User?>
  /// What every call fails with.
  public let failures = Failures()
  /// What changing name and bio fails with.
  public let updateFailures = Failures()

  /// Makes a service for a person.
  public init(user: User) {
    self.user = Mutex(user)
  }

  /// The record now, or nil when the account was deleted.
  public var current: User? { user.withLock { $0 } }

  /// The record.
  public func profile() async throws(ServiceError) -> DatedUser {
    DatedUser(try change { _ in })
  }

  /// Changes some fields.
  public func update(_ changes: ProfileChanges) async throws(ServiceError) -> User {
    try updateFailures.check()
    return try change {
      if let name = changes.name { $0.name = name }
      if let bio = changes.bio { $0.bio = bio }
    }
  }

  /// Marks the record.
  public func finishOnboarding() async throws(ServiceError) -> User {
    try change { $0.isOnboarded = true }
  }

  /// Deletes the record.
  public func deleteAccount() async throws(ServiceError) {
    try failures.check()
    user.withLock { $0 = nil }
  }

  private func change(_ change: (inout User) -> Void) throws(ServiceError) -> User {
    try failures.check()
    let changed = user.withLock { user -> User? in
      guard var copy = user else { return nil }
      change(&copy)
      user = copy
      return copy
    }
    guard let changed else { throw .refused(message: "This account does not exist any more.") }
    return changed
  }
}
