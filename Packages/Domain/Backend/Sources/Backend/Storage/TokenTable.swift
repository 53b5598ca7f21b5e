import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whom the tokens that were handed out belong to. Of a token's secret only the digest is here.
struct TokenTable {
  let database: SQLiteDatabase

  func insert(_ token: AccessToken, of user: RecordID, expires: Date) throws {
    try database.execute(
      "INSERT INTO tokens (id, user, digest, expires) VALUES (?, ?, ?, ?)",
      [
        SQLiteValue(token.id), SQLiteValue(user), .blob(Data(try token.digest())),
        .real(expires.timeIntervalSince1970),
      ])
  }

  /// The user whom a token belongs to; nil when it is unknown or has expired.
  func user(of token: AccessToken, at date: Date) throws -> RecordID? {
    let rows = try database.query(
      "SELECT user, digest FROM tokens WHERE id = ? AND expires > ?",
      [SQLiteValue(token.id), .real(date.timeIntervalSince1970)])
    guard let row = rows.first else { return nil }
    let stored: Data = try row["digest"]
    guard Cryptography.areEqual([UInt8](stored), try token.digest()) else { return nil }
    return try row["user"]
  }

  func deleteAll(of user: RecordID) throws(SQLiteError) {
    try database.execute("DELETE FROM tokens WHERE user = ?", [SQLiteValue(user)])
  }

  func deleteExpired(at date: Date) throws(SQLiteError) {
    try database.execute("DELETE FROM tokens WHERE expires <= ?", [.real(date.timeIntervalSince1970)])
  }
}
