import Persistence

/// Everything that the backend keeps.
struct Store {
  let database: SQLiteDatabase
  /// Whether it stands in for a file that can't be used. Somebody whom it doesn't know may be known there.
  var standsIn = false

  var users: UserTable { UserTable(database: database) }
  var tokens: TokenTable { TokenTable(database: database) }
  var preferences: PreferencesTable { PreferencesTable(database: database) }

  /// Leaves nothing on the disc of what was deleted or replaced. What can't be done now, as while another process is
  /// reading or the disc is full, is done at the next launch.
  ///
  /// - Parameter waits: whether to wait for another process.
  func forgetWhatIsGone(waits: Bool = true) {
    _ = try? database.emptyLog(waits: waits)
  }
}
