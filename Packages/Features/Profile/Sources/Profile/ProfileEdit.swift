import Models

/// What a person wants their profile to be, and what is wrong with it.
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

  var problems: [String: String] {
    var problems: [String: String] = [:]
    problems["name"] = FieldRule.name.problem(in: name)
    problems["bio"] = FieldRule.bio.problem(in: bio)
    return problems
  }
}
