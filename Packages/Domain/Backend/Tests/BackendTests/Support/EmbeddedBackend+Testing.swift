import Foundation
import Networking

@testable import Backend

extension EmbeddedBackend {
  /// A quick one in memory, with nobody in it.
  static func empty(
    date: TestDate = TestDate(), log: EventLog = EventLog()
  ) -> EmbeddedBackend {
    EmbeddedBackend(
      location: .memory, passwordCost: .quick, demoAccount: nil, now: date.now, report: log.report)
  }

  static func file(
    _ url: URL, demoAccount: DemoAccount? = nil, log: EventLog = EventLog()
  ) -> EmbeddedBackend {
    EmbeddedBackend(
      location: .file(url), passwordCost: .quick, demoAccount: demoAccount, now: TestDate().now,
      report: log.report)
  }

  nonisolated var guest: Client { Client(backend: self) }
}

extension EmbeddedBackend {
  func passwordHash(of email: String) throws -> PasswordHash? {
    try store().users.account(email: email)?.passwordHash
  }

  var tokenCount: Int {
    get throws { try store().database.query("SELECT * FROM tokens").count }
  }

  /// All that the database holds, as text.
  var dump: String {
    get throws {
      let database = try store().database
      return try ["users", "tokens", "preferences"].map { table in
        String(reflecting: try database.query("SELECT * FROM \(table)").map { row in "\(row)" })
      }
      .joined(separator: "\n")
    }
  }
}

extension EmbeddedBackend {
  func breakSchema() throws {
    try store().database.execute("ALTER TABLE users RENAME TO lost")
  }

  /// Makes the next request read the file anew.
  func forgetPages() throws {
    try store().database.execute("PRAGMA shrink_memory")
  }
}
