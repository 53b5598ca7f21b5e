import Persistence

/// Measures and clears the app's folders on this device.
public actor LiveStorageService: StorageService {
  /// A queue of the service's own, because its work waits for the disc.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let executor = QueueExecutor(label: "storage")
  private let cache: FileStore
  private let state: FileStore

  /// Makes the service.
  ///
  /// - Parameters:
  ///   - cache: the folder of what can be had again.
  ///   - state: the folder of what the app needs.
  public init(cache: FileStore, state: FileStore) {
    self.cache = cache
    self.state = state
  }

  /// How much is in the folders.
  public func usage() throws(ServiceError) -> StorageUsage {
    try ServiceError.catchingStorage {
      StorageUsage(cache: Int64(try cache.usage()), state: Int64(try state.usage()))
    }
  }

  /// Empties the cache folder.
  public func clearCache() throws(ServiceError) {
    try ServiceError.catchingStorage { try cache.removeAll() }
  }
}
