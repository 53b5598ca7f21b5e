#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps each secret in a file of its own, which only its owner can read.
public struct FileSecretStore: SecretStore {
  /// The longest secret, in bytes: 1 MiB.
  public static let limit = 1 << 20

  private let files: FileStore

  /// Makes a store.
  ///
  /// - Parameter files: where the secrets are; their keys are the names of files there.
  public init(_ files: FileStore) {
    self.files = files
  }

  /// Reads a secret. Throws `FileStoreError`.
  public func read(_ key: String) throws -> Data? {
    try files.read(key, limit: Self.limit)
  }

  /// Writes a secret in place of the present one. Throws `FileStoreError`.
  public func write(_ secret: Data, to key: String) throws {
    guard secret.count <= Self.limit else {
      throw FileStoreError.tooLarge(path: files.path(of: key), limit: Self.limit)
    }
    try files.write(secret, to: key)
  }

  /// Removes a secret. Throws `FileStoreError`.
  public func remove(_ key: String) throws {
    try files.remove(key)
  }

  /// Renames the file of a secret. Throws `FileStoreError`.
  @discardableResult
  public func moveAside(_ key: String) throws -> String? {
    try files.moveAside(key)
  }
}
