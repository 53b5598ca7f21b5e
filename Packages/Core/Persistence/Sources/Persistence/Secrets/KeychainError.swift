#if canImport(Security)
  import Foundation
  import Security

  /// Why the keychain did not do what it was asked.
  public struct KeychainError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The result code of Security.
    public let status: OSStatus

    /// What went wrong, for a person.
    public var description: String {
      let reason = SecCopyErrorMessageString(status, nil) as String? ?? "unknown reason"
      return "The keychain can't be used: \(reason) (status \(status)). Unlock the device and try again."
    }

    static func check(_ status: OSStatus) throws {
      if status != errSecSuccess { throw KeychainError(status: status) }
    }
  }
#endif
