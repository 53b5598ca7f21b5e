#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

extension SQLiteDatabase {
  /// Runs several statements so that all of them take effect or none.
  ///
  /// The write lock is taken at once, so that a transaction that began can't fail later for want of it.
  ///
  /// - Parameter body: what to do. An error it throws undoes everything and is thrown on.
  /// - Throws: what `body` throws; `SQLiteError.nestedTransaction` inside another transaction; `.transactionEnded`
  ///   when `body` commits or rolls back by itself; `.busy` when the lock can't be had within the busy timeout.
  @discardableResult
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    guard !connection.isInTransaction else { throw SQLiteError.nestedTransaction }
    try connection.run(script: "BEGIN IMMEDIATE")
    do {
      let result = try keepingOpen(body)
      try connection.run(script: "COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs `body`, in which nothing can be committed, and fails when the transaction was rolled back meanwhile, even
  /// if another one was begun since.
  private func keepingOpen<Result>(_ body: () throws -> Result) throws -> Result {
    var isRolledBack = false
    let result = try withUnsafeMutablePointer(to: &isRolledBack) { isRolledBack in
      sqlite3_commit_hook(connection.handle, { _ in 1 }, nil)
      sqlite3_rollback_hook(
        connection.handle, { $0?.assumingMemoryBound(to: Bool.self).pointee = true }, isRolledBack)
      defer {
        sqlite3_commit_hook(connection.handle, nil, nil)
        sqlite3_rollback_hook(connection.handle, nil, nil)
      }
      return try body()
    }
    guard !isRolledBack else { throw SQLiteError.transactionEnded }
    return result
  }

  /// Undoes the open transaction, unless SQLite already did so by itself, as it does when the disc is full.
  private func rollBack() {
    guard connection.isInTransaction else { return }
    // The caller gets the error that led here. If undoing fails as well, the transaction stays open, and the next
    // one is refused.
    try? connection.run(script: "ROLLBACK")
  }
}
