import Composition

/// The links into the profile.
public enum ProfileDeepLinks {
  enum Destination: Hashable, Sendable {
    case profile
    case edit
  }

  static let table = LinkTable<Destination>(
    "profile",
    [
      LinkPattern("", to: .profile),
      LinkPattern("edit", to: .edit),
    ])

  /// All of them.
  public static let all: any FeatureLinks = table
}
