#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A place for what must not be seen by anybody else, such as a session's token.
public protocol SecretStore: Sendable {
  /// Reads a secret.
  ///
  /// - Parameter key: the secret's name.
  /// - Returns: the secret, or `nil` when there is none.
  /// - Throws: `UnreadableSecret` when there is something that can never be read; other errors when the store can't
  ///   be used now.
  func read(_ key: String) throws -> Data?

  /// Writes a secret in place of the present one.
  ///
  /// - Parameters:
  ///   - secret: what to keep.
  ///   - key: the secret's name. It is not secret itself.
  func write(_ secret: Data, to key: String) throws

  /// Removes a secret; one that isn't there is fine. What `moveAside` has kept of it goes as well: it can still hold
  /// a secret that works.
  ///
  /// - Parameter key: the secret's name.
  func remove(_ key: String) throws

  /// Renames a secret that makes no sense to its reader to `KEY.unreadable-1`, or the first number that is free.
  ///
  /// - Parameter key: the secret's name.
  /// - Returns: the new name, or `nil` when there was nothing.
  @discardableResult
  func moveAside(_ key: String) throws -> String?
}
