/// A person who uses the app, as the server knows them.
public struct User: Equatable, Hashable, Sendable, Codable, Identifiable {
  /// The server's id of the person.
  public let id: String
  /// The address that the person signs in with.
  public var email: String
  /// The name that others see; empty until the person has chosen one.
  public var name: String
  /// What the person says about themselves; may be empty.
  public var bio: String
  /// Whether the person has been through the onboarding.
  public var isOnboarded: Bool

  /// Makes a user.
  public init(id: String, email: String, name: String = "", bio: String = "", isOnboarded: Bool = false) {
    self.id = id
    self.email = email
    self.name = name
    self.bio = bio
    self.isOnboarded = isOnboarded
  }

  /// Whether an id is one that a server gives: letters and digits, which are themselves in a path and in a filter.
  public static func isWellFormed(id: ID) -> Bool {
    !id.isEmpty && id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The name, or the address while there is no name.
  public var displayName: String { name.isEmpty ? email : name }
}
