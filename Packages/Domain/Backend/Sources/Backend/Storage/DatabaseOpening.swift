import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Opens the database, whatever state its file is in.
struct DatabaseOpening {
  let location: SQLiteDatabase.Location
  let disc: Disc
  let report: @Sendable (BackendEvent) -> Void

  /// A file that is damaged or can't be opened is moved aside. Where no file can be used, the database is in memory.
  ///
  /// - Throws: what may be better at the next try, such as a lock that another process holds.
  func open() throws -> Store {
    guard case .file(let file) = location else { return try open(.memory) }
    do {
      return try open(location)
    } catch let error as SQLiteError {
      switch error {
      case .busy: throw error
      case .damaged, .cannotOpen: return try replace(file, because: error)
      default: return try openInMemory(because: error)
      }
    }
  }

  private func open(_ location: SQLiteDatabase.Location) throws -> Store {
    let database = try SQLiteDatabase(location, disc: disc)
    if case .file(let file) = location {
      let row = try database.query("PRAGMA quick_check(1)").first
      let result: String? = try row?["quick_check"]
      guard result == "ok" else { throw SQLiteError.damaged(path: file.path(percentEncoded: false)) }
    }
    try database.migrate(Schema.steps)
    let store = Store(database: database)
    store.forgetWhatIsGone(waits: false)
    return store
  }

  /// Whoever had an account in the old database has none in the new one: their sessions are refused, like any that
  /// the server doesn't know.
  private func replace(_ file: URL, because cause: SQLiteError) throws -> Store {
    do {
      let moved = try SQLiteDatabase.moveAside(file)
      let store = try open(location)
      if let moved {
        report(.databaseMovedAside(to: moved, reason: "\(cause)"))
      }
      return store
    } catch {
      return try openInMemory(because: cause)
    }
  }

  private func openInMemory(because cause: SQLiteError) throws -> Store {
    var store = try open(.memory)
    store.standsIn = true
    report(.databaseInMemory(reason: "\(cause)"))
    return store
  }
}
