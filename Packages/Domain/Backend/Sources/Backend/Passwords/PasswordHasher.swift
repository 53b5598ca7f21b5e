/// Does the costly work apart from the backend, which serves others in the meantime. One password at a time, so that
/// many requests at once can't take all the memory there is.
actor PasswordHasher {
  private let cost: PasswordCost

  init(cost: PasswordCost) {
    self.cost = cost
  }

  func hash(_ password: String) throws -> PasswordHash {
    try Task.checkCancellation()
    return try PasswordHash(of: password, cost: cost)
  }

  /// Whether a password matches a hash. Where there is no hash, the same work is done in vain, so that the time
  /// doesn't tell whether an account exists.
  func matches(_ password: String, _ hash: PasswordHash?) throws -> Bool {
    try Task.checkCancellation()
    guard let hash else {
      _ = try PasswordHash(of: password, cost: cost)
      return false
    }
    return try hash.matches(password)
  }

  /// A new hash of a password that has another cost than today's; nil when today's is what it has. With all of them
  /// alike, the time to try a password tells nothing about the account.
  func renewed(_ hash: PasswordHash?, of password: String) throws -> PasswordHash? {
    guard let hash, hash.derivation != cost.derivation else { return nil }
    return try self.hash(password)
  }
}
