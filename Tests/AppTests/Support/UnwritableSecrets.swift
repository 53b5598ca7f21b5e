import Foundation
import Persistence

/// Secrets that can be read but not written.
struct UnwritableSecrets: SecretStore {
  private struct DiscFull: Error, CustomStringConvertible {
    let description = "The disc is full."
  }

  private let secrets: any SecretStore

  init(_ secrets: any SecretStore) {
    self.secrets = secrets
  }

  func read(_ key: String) throws -> Data? { try secrets.read(key) }
  func write(_ secret: Data, to key: String) throws { throw DiscFull() }
  func remove(_ key: String) throws { try secrets.remove(key) }
  func moveAside(_ key: String) throws -> String? { try secrets.moveAside(key) }
}
