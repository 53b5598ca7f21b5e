import Services
import Synchronization

/// Unsent edits in memory, for tests and previews.
public final class InMemoryProfileEditStorage: ProfileEditStorage {
  private let kept = Mutex<StoredProfile?>(nil)
  /// What every call fails with.
  public let failures = Failures()

  /// Makes a storage that keeps nothing yet.
  public init() {}

  /// What is kept now.
  public var current: StoredProfile? { kept.withLock { $0 } }

  /// What is kept.
  public func load() async throws(ServiceError) -> StoredProfile? {
    try failures.check()
    return current
  }

  /// Keeps something.
  public func save(_ profile: StoredProfile) async throws(ServiceError) {
    try failures.check()
    kept.withLock { $0 = profile }
  }

  /// Forgets what is kept.
  public func remove() async throws(ServiceError) {
    try failures.check()
    kept.withLock { $0 = nil }
  }
}
