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

  /// Reads a secret. Throws `UnreadableSecret`, or `FileStoreError` when it is the folder that can't be used.
  public func read(_ key: String) throws -> Data? {
    do {
      return try files.read(key, limit: Self.limit)
    } catch {
      throw files.isAboutFile(key, error) ? UnreadableSecret(reason: "\(error)") : error
    }
  }

  /// Writes a secret in place of the present one. Throws `FileStoreError`.
  public func write(_ secret: Data, to key: String) throws {
    guard secret.count <= Self.limit else {
      throw FileStoreError.tooLarge(path: files.path(of: key), limit: Self.limit)
    }
    try files.write(secret, to: key)
  }

  /// Removes a secret, and what was moved aside from its place. Throws `FileStoreError`.
  public func remove(_ key: String) throws {
    let movedAside = "\(key).unreadable-"
    let names = try files.names().filter { $0 == key || $0.hasPrefix(movedAside) }
    try files.removeAll(where: names.contains)
  }

  /// Renames the file of a secret. Throws `FileStoreError`.
  @discardableResult
  public func moveAside(_ key: String) throws -> String? {
    try files.moveAside(key)
  }
}
