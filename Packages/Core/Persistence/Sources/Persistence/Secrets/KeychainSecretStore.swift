#if canImport(Security)
  import Foundation
  import Security

  /// Keeps secrets in the keychain of this device. They are readable once it was unlocked after a restart, and never
  /// leave it in a backup.
  public struct KeychainSecretStore: SecretStore {
    private let service: String

    /// Makes a store.
    ///
    /// - Parameter service: the name that the app's secrets go by, such as its bundle identifier.
    public init(service: String) {
      self.service = service
    }

    /// Reads a secret. Throws `KeychainError`.
    public func read(_ key: String) throws -> Data? {
      var query = query(key)
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      try KeychainError.check(status)
      return found as? Data
    }

    /// Writes a secret in place of the present one. Throws `KeychainError`.
    public func write(_ secret: Data, to key: String) throws {
      var item = query(key)
      item[kSecValueData] = secret
      item[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
      let status = SecItemAdd(item as CFDictionary, nil)
      guard status == errSecDuplicateItem else { return try KeychainError.check(status) }
      let change: [CFString: Any] = [kSecValueData: secret]
      try KeychainError.check(SecItemUpdate(query(key) as CFDictionary, change as CFDictionary))
    }

    /// Removes a secret, and what was moved aside from its place. Throws `KeychainError`.
    public func remove(_ key: String) throws {
      _ = try removeItem(key)
      var number = 1
      while try removeItem(movedAside(key, number)) { number += 1 }
    }

    /// Renames a secret. Throws `KeychainError`.
    @discardableResult
    public func moveAside(_ key: String) throws -> String? {
      var number = 1
      while true {
        let newKey = movedAside(key, number)
        let change: [CFString: Any] = [kSecAttrAccount: newKey]
        let status = SecItemUpdate(query(key) as CFDictionary, change as CFDictionary)
        switch status {
        case errSecItemNotFound: return nil
        case errSecDuplicateItem: number += 1
        default:
          try KeychainError.check(status)
          return newKey
        }
      }
    }

    /// Removes one item.
    ///
    /// - Returns: whether it was there.
    private func removeItem(_ key: String) throws -> Bool {
      let status = SecItemDelete(query(key) as CFDictionary)
      guard status != errSecItemNotFound else { return false }
      try KeychainError.check(status)
      return true
    }

    private func movedAside(_ key: String, _ number: Int) -> String {
      "\(key).unreadable-\(number)"
    }

    private func query(_ key: String) -> [CFString: Any] {
      [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: key]
    }
  }
#endif
