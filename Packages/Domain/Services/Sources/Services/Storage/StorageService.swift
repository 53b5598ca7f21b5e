/// Tells how much the app keeps on this device and clears what can be had again.
public protocol StorageService: Sendable {
  /// How much is kept now.
  func usage() async throws(ServiceError) -> StorageUsage

  /// Removes what can be had again from the server.
  func clearCache() async throws(ServiceError)
}

/// How much the app keeps on this device.
public struct StorageUsage: Equatable, Sendable {
  /// What can be had again, in bytes.
  public var cache: Int64
  /// What the app needs to work, in bytes.
  public var state: Int64

  /// Makes a usage, in bytes.
  public init(cache: Int64, state: Int64) {
    self.cache = cache
    self.state = state
  }
}
