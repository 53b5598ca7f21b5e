import Foundation
import Persistence

/// Another process that uses the same file.
actor OtherProcess {
  private let database: SQLiteDatabase

  init(locking file: URL) throws {
    database = try SQLiteDatabase(.file(file))
    try database.execute("BEGIN EXCLUSIVE")
  }

  func unlock() throws {
    try database.execute("COMMIT")
  }
}
