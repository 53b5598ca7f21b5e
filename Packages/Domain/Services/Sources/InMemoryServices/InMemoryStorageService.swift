import Services
import Synchronization

/// Storage in memory, for tests and previews.
public final class InMemoryStorageService: StorageService {
  private let kept: Mutex<StorageUsage>
  /// What every call fails with.
  public let failures = Failures()

  /// Makes a service that keeps something.
  ///
  /// - Parameter usage: how much is kept, in bytes.
  public init(usage: StorageUsage) {
    kept = Mutex(usage)
  }

  /// How much is kept now.
  public func usage() async throws(ServiceError) -> StorageUsage {
    try failures.check()
    return kept.withLock { $0 }
  }

  /// Empties the cache.
  public func clearCache() async throws(ServiceError) {
    try failures.check()
    kept.withLock { $0.cache = 0 }
  }
}
