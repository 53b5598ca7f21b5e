/// A user as the wire shows it.
struct UserRecord: Encodable {
  private let collectionId = "_pb_users_auth_"
  private let collectionName = User.collection
  private let id: RecordID
  private let created: String
  private let updated: String
  /// Left out for those who may not see it.
  private let email: String?
  private let emailVisibility: Bool
  private let verified: Bool
  private let name: String
  private let bio: String
  private let onboarded: Bool

  /// - Parameter viewer: who asks; nil when nobody is signed in.
  init(_ user: User, for viewer: RecordID?) {
    id = user.id
    created = user.created
    updated = user.updated
    email = user.emailVisibility || viewer == user.id ? user.email : nil
    emailVisibility = user.emailVisibility
    verified = user.verified
    name = user.name
    bio = user.bio
    onboarded = user.onboarded
  }
}
