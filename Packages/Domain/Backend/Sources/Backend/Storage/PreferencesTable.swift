import Persistence

/// The preferences of all users.
struct PreferencesTable {
  let database: SQLiteDatabase

  func insert(_ preferences: Preferences) throws(SQLiteError) {
    try database.execute(
      """
      INSERT INTO preferences
        (id, created, updated, user, appearance, textSize, notifications, analyticsConsent)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        SQLiteValue(preferences.id), .text(preferences.created), .text(preferences.updated),
        SQLiteValue(preferences.user), .text(preferences.appearance), .text(preferences.textSize),
        SQLiteValue(preferences.notifications), SQLiteValue(preferences.analyticsConsent),
      ])
  }

  func preferences(of user: RecordID) throws(SQLiteError) -> Preferences? {
    guard let row = try database.query("SELECT * FROM preferences WHERE user = ?", [SQLiteValue(user)]).first
    else { return nil }
    return try Preferences(row)
  }

  func update(_ preferences: Preferences) throws(SQLiteError) {
    try database.execute(
      """
      UPDATE preferences
      SET updated = ?, appearance = ?, textSize = ?, notifications = ?, analyticsConsent = ?
      WHERE id = ?
      """,
      [
        .text(preferences.updated), .text(preferences.appearance), .text(preferences.textSize),
        SQLiteValue(preferences.notifications), SQLiteValue(preferences.analyticsConsent),
        SQLiteValue(preferences.id),
      ])
  }

  func delete(id: RecordID) throws(SQLiteError) {
    try database.execute("DELETE FROM preferences WHERE id = ?", [SQLiteValue(id)])
  }
}

extension Preferences {
  fileprivate init(_ row: SQLiteRow) throws(SQLiteError) {
    self.init(
      id: try row["id"], created: try row["created"], updated: try row["updated"], user: try row["user"],
      appearance: try row["appearance"], textSize: try row["textSize"],
      notifications: try row["notifications"], analyticsConsent: try row["analyticsConsent"])
  }
}
