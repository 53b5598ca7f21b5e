extension SQLiteDatabase {
  /// Brings the schema up to date.
  ///
  /// The database remembers in `user_version` how many steps it has taken. Each further step is a transaction of
  /// its own: one that fails leaves the database as the step before left it.
  ///
  /// So that a step can replace a table that others refer to, foreign keys do nothing while it runs: nothing
  /// cascades. At its end every one of them must hold.
  ///
  /// - Parameter steps: the scripts of all versions, oldest first. Never change one that was released; append.
  /// - Throws: `SQLiteError.newerSchema` when the database took more steps than are known here; `.constraint` when a
  ///   step leaves a row that refers to none; `.transactionEnded` when a step commits or rolls back by itself; or
  ///   whatever a step fails with.
  public func migrate(_ steps: [String]) throws {
    while try takeStep(of: steps) {}
  }

  /// Takes the next step, if one is left. The version is read under the write lock, so that two processes that
  /// start together don't take the same step twice.
  private func takeStep(of steps: [String]) throws -> Bool {
    guard try schemaVersion(known: steps.count) < steps.count else { return false }
    return try withoutForeignKeys {
      try transaction {
        let version = try schemaVersion(known: steps.count)
        guard version < steps.count else { return false }
        try connection.run(script: steps[version])
        try checkForeignKeys()
        try connection.run(script: "PRAGMA user_version = \(version + 1)")
        return true
      }
    }
  }

  /// Around the transaction, because SQLite ignores the switch inside one.
  private func withoutForeignKeys<Success>(_ body: () throws -> Success) throws -> Success {
    try connection.run(script: "PRAGMA foreign_keys = OFF")
    let result = Result { try body() }
    try connection.run(script: "PRAGMA foreign_keys = ON")
    return try result.get()
  }

  private func checkForeignKeys() throws(SQLiteError) {
    let check = try connection.prepare("PRAGMA foreign_key_check")
    guard let violation = try check.rows([], limit: 1).first else { return }
    let child: String = try violation["table"]
    let parent: String = try violation["parent"]
    throw .constraint(
      .foreignKey, detail: "rows of \(quoted(child)) refer to missing rows of \(quoted(parent))")
  }

  private func schemaVersion(known: Int) throws(SQLiteError) -> Int {
    guard let row = try query("PRAGMA user_version").first else { return 0 }
    let version: Int = try row["user_version"]
    guard (0...known).contains(version) else {
      throw .newerSchema(path: connection.path, found: version, known: known)
    }
    return version
  }
}
