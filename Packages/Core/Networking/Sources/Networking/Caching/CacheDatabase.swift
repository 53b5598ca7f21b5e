import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The SQL of a cache file. Several processes can have the same file open.
final class CacheDatabase {
  /// How long to wait for another process. Longer would hold up requests, which don't need a cache.
  private static let busyTimeout = Duration.milliseconds(250)

  let sqlite: SQLiteDatabase
  private let file: URL
  private let identity: FileIdentity?

  init(_ file: URL, on disc: Disc) throws {
    self.file = file
    sqlite = try SQLiteDatabase(.file(file), busyTimeout: Self.busyTimeout, disc: disc)
    // Temporary copies don't reach the disc, and a power cut may cost the last answers.
    for setting in ["temp_store = MEMORY", "synchronous = NORMAL"] {
      _ = try sqlite.query("PRAGMA \(setting)")
    }
    try sqlite.migrate(CacheSchema.steps)
    identity = FileIdentity(of: file)
  }

  /// Whether the file was removed or replaced since it was opened.
  var isDetached: Bool {
    identity == nil || FileIdentity(of: file) != identity
  }

  /// Says from when on a change counts for an answer that is asked for now.
  func latestChange() throws -> Int {
    guard let row = try sqlite.query("SELECT max(number) AS number FROM changes").first else { return 0 }
    return try row["number"]
  }

  /// Notes that what is being asked for right now may already be outdated when it comes.
  func invalidate(_ invalidation: Invalidation) throws {
    try sqlite.transaction {
      for resource in invalidation.resources {
        let bindings = [SQLiteValue(invalidation.account), SQLiteValue(resource)]
        try sqlite.execute("DELETE FROM responses WHERE account = ? AND resource = ?", bindings)
        try sqlite.execute("INSERT INTO changes (account, resource) VALUES (?, ?)", bindings)
      }
      try sqlite.execute(
        "DELETE FROM changes WHERE number <= (SELECT max(number) FROM changes) - ?", [.integer(1000)])
    }
  }

  /// Whether nothing has made an answer to a question outdated since it was asked. A change that is no longer known,
  /// as after a purge, counts as one that has.
  func isCurrent(_ key: CacheKey, since change: Int) throws -> Bool {
    let rows = try sqlite.query(
      """
      SELECT 1 FROM changes WHERE number = ?1 AND NOT EXISTS (
        SELECT 1 FROM changes WHERE number > ?1 AND account = ?2 AND resource = ?3)
      """, [SQLiteValue(change), SQLiteValue(key.account), SQLiteValue(key.resource.text)])
    return !rows.isEmpty
  }

  /// Removes all answers, or those of an account, so that nothing of them is left in the file, and makes everything
  /// that is being asked for right now count as outdated.
  func purge(account: String?) throws {
    try sqlite.transaction {
      try sqlite.execute("DELETE FROM responses WHERE ?1 IS NULL OR account = ?1", [SQLiteValue(account)])
      try sqlite.execute("INSERT INTO changes (account, resource) VALUES ('', '')")
      try sqlite.execute("DELETE FROM changes WHERE number < (SELECT max(number) FROM changes)")
    }
    try sqlite.execute("VACUUM")
    guard try sqlite.emptyLog() else { throw SQLiteError.busy(path: file.path(percentEncoded: false)) }
  }
}
