import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CacheDatabase {
  /// The latest answer that was kept for a request like this one.
  func response(for key: CacheKey) throws -> StoredResponse? {
    guard let row = try matches(for: key).first else { return nil }
    let id: Int = try row["id"]
    let body = try sqlite.query("SELECT content FROM bodies WHERE response = ?", [.integer(id)]).first
    guard let body else { return nil }
    // Not worth losing the answer for: the disc may be full, or another process may be writing.
    try? touch(id)
    return StoredResponse(
      status: try row["status"], headers: try HTTPHeaders(stored: row["headers"]), body: try body["content"],
      answered: Date(timeIntervalSince1970: try row["answered"]), initialAge: try row["age"])
  }

  /// Keeps an answer in place of those that were kept for a request like this one.
  func store(
    _ response: StoredResponse, varying fields: VaryingFields, as varied: String, for key: CacheKey
  ) throws {
    for row in try matches(for: key) {
      try sqlite.execute("DELETE FROM responses WHERE id = ?", [SQLiteValue(row["id"] as Int)])
    }
    let headers = response.headers.storedText
    let row = try sqlite.query(
      """
      INSERT INTO responses
        (account, url, resource, varying, varied, status, headers, answered, age, bytes, used)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, \(Self.nextUse)) RETURNING id
      """,
      [
        SQLiteValue(key.account), SQLiteValue(key.url), SQLiteValue(key.resource.text),
        SQLiteValue(fields.names.joined(separator: ",")), SQLiteValue(varied), SQLiteValue(response.status),
        SQLiteValue(headers), .real(response.answered.timeIntervalSince1970), .real(response.initialAge),
        SQLiteValue(response.body.count + headers.utf8.count + key.url.utf8.count + varied.utf8.count),
      ]
    ).first
    guard let row else { return }
    try sqlite.execute(
      "INSERT INTO bodies (response, content) VALUES (?, ?)",
      [SQLiteValue(row["id"] as Int), .blob(response.body)])
  }

  /// Removes every answer that is kept for an address.
  func remove(_ key: CacheKey) throws {
    try sqlite.execute(
      "DELETE FROM responses WHERE account = ? AND url = ?", [SQLiteValue(key.account), SQLiteValue(key.url)])
  }

  /// Removes what was used least recently.
  ///
  /// - Parameters:
  ///   - bytes: how many bytes may stay.
  ///   - count: how many answers may stay.
  func trim(toBytes bytes: Int, count: Int) throws {
    try sqlite.execute(
      """
      DELETE FROM responses WHERE id IN (
        SELECT id FROM (
          SELECT id, sum(bytes) OVER latest AS total, row_number() OVER latest AS place
          FROM responses WINDOW latest AS (ORDER BY used DESC, id DESC ROWS UNBOUNDED PRECEDING))
        WHERE total > ? OR place > ?)
      """, [SQLiteValue(bytes), SQLiteValue(count)])
  }

  /// How many bytes the answers hold.
  func size() throws -> Int {
    guard let row = try sqlite.query("SELECT coalesce(sum(bytes), 0) AS total FROM responses").first else {
      return 0
    }
    return try row["total"]
  }

  private static let nextUse = "(SELECT coalesce(max(used), 0) + 1 FROM responses)"

  private func touch(_ id: Int) throws {
    try sqlite.execute(
      "UPDATE responses SET used = \(Self.nextUse) WHERE id = ? AND used < (SELECT max(used) FROM responses)",
      [.integer(id)])
  }

  /// The latest comes first.
  private func matches(for key: CacheKey) throws -> [SQLiteRow] {
    let rows = try sqlite.query(
      "SELECT * FROM responses WHERE account = ? AND url = ? ORDER BY answered DESC, id DESC",
      [SQLiteValue(key.account), SQLiteValue(key.url)])
    return try rows.filter { row in
      let names: String = try row["varying"]
      let varied: String = try row["varied"]
      let fields = VaryingFields(names: names.split(separator: ",").map(String.init))
      return fields.values(in: key.headers) == varied
    }
  }
}
