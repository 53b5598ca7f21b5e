import Persistence

/// Everything that the backend keeps.
struct Store {
  let database: SQLiteDatabase

  var users: UserTable { UserTable(database: database) }
  var tokens: TokenTable { TokenTable(database: database) }
  var preferences: PreferencesTable { PreferencesTable(database: database) }
}
