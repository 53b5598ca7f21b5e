import Models

/// What a person wants their profile to be.
struct ProfileEdit: Equatable, Sendable {
  var name: String
  var bio: String

  init(name: String, bio: String) {
    self.name = name.trimmed
    self.bio = bio.trimmed
  }

  init(_ user: User) {
    self.init(name: user.name, bio: user.bio)
  }
}
