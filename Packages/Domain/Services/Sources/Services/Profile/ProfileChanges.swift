/// Values for some fields of a person's own record.
public struct ProfileChanges: Equatable, Sendable, Codable {
  /// The name; nil where it isn't concerned.
  public var name: String?
  /// The bio; nil where it isn't concerned.
  public var bio: String?

  /// Makes values for some fields.
  public init(name: String? = nil, bio: String? = nil) {
    self.name = name
    self.bio = bio
  }

  var isEmpty: Bool { self == ProfileChanges() }
}
