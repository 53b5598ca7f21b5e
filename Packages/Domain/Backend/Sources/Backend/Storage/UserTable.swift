import Persistence

/// The users and the hashes of their passwords.
struct UserTable {
  let database: SQLiteDatabase

  /// - Parameter hash: nil for an account that nobody can sign in to.
  func insert(_ user: User, _ hash: PasswordHash?) throws(SQLiteError) {
    try database.execute(
      """
      INSERT INTO users
        (id, created, updated, email, emailVisibility, verified, name, bio, onboarded, passwordHash)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        SQLiteValue(user.id), .text(user.created), .text(user.updated), .text(user.email),
        SQLiteValue(user.emailVisibility), SQLiteValue(user.verified), .text(user.name), .text(user.bio),
        SQLiteValue(user.onboarded), SQLiteValue(hash),
      ])
  }

  func account(id: RecordID) throws(SQLiteError) -> Account? {
    try first("SELECT * FROM users WHERE id = ?", SQLiteValue(id))
  }

  func account(email: String) throws(SQLiteError) -> Account? {
    try first("SELECT * FROM users WHERE email = ?", .text(email))
  }

  func update(_ user: User) throws(SQLiteError) {
    try database.execute(
      """
      UPDATE users SET updated = ?, emailVisibility = ?, verified = ?, name = ?, bio = ?, onboarded = ?
      WHERE id = ?
      """,
      [
        .text(user.updated), SQLiteValue(user.emailVisibility), SQLiteValue(user.verified), .text(user.name),
        .text(user.bio), SQLiteValue(user.onboarded), SQLiteValue(user.id),
      ])
  }

  func setPasswordHash(_ hash: PasswordHash, of id: RecordID) throws(SQLiteError) {
    try database.execute(
      "UPDATE users SET passwordHash = ? WHERE id = ?", [SQLiteValue(hash), SQLiteValue(id)])
  }

  func delete(id: RecordID) throws(SQLiteError) {
    try database.execute("DELETE FROM users WHERE id = ?", [SQLiteValue(id)])
  }

  private func first(_ sql: String, _ binding: SQLiteValue) throws(SQLiteError) -> Account? {
    guard let row = try database.query(sql, [binding]).first else { return nil }
    return try Account(row)
  }
}
