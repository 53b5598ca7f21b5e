import Persistence

/// A user, with what is needed to check the password.
struct Account {
  var user: User
  /// Nil when nobody can sign in to the account.
  let passwordHash: PasswordHash?

  init(_ row: SQLiteRow) throws(SQLiteError) {
    user = User(
      id: try row["id"], created: try row["created"], updated: try row["updated"], email: try row["email"],
      emailVisibility: try row["emailVisibility"], verified: try row["verified"], name: try row["name"],
      bio: try row["bio"], onboarded: try row["onboarded"])
    passwordHash = try row["passwordHash"]
  }
}
