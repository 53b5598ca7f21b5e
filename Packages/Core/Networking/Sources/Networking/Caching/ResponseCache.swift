import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers of servers, kept in an SQLite file apart for each account.
///
/// The file is opened when it is first needed. Whatever happens to it, no request fails: one that can't be read is moved
/// aside, one that was removed is made again, and trouble is told once. Several processes can use the same file.
public actor ResponseCache {
  /// The part of the space that a single answer may take.
  private static let largestShare = 4

  /// A queue of the cache's own, because its work waits for the disc and for other processes.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let executor = QueueExecutor(label: "response-cache")
  private let byteLimit: Int
  private let entryLimit: Int
  private let report: @Sendable (ResponseCacheTrouble) -> Void
  private var file: CacheFile
  private var reported: Set<ResponseCacheTrouble> = []
  private var owesPurge = false

  /// Makes a cache. Nothing is touched on the disc yet.
  ///
  /// - Parameters:
  ///   - file: the database, in a folder for what can be had again. Its name has up to 180 bytes and doesn't begin
  ///     with a dot.
  ///   - byteLimit: how many bytes the answers may hold, at least 0; what was used least recently goes. A single one
  ///     may have a quarter of it.
  ///   - entryLimit: how many answers there may be, at least 0.
  ///   - disc: what the file is on.
  ///   - report: told of trouble, of the same one only once. It must not wait.
  public init(
    file: URL, byteLimit: Int = 20 << 20, entryLimit: Int = 2000, disc: Disc = Disc(),
    report: @escaping @Sendable (ResponseCacheTrouble) -> Void = { _ in }
  ) {
    self.file = CacheFile(file, on: disc)
    self.byteLimit = byteLimit
    self.entryLimit = entryLimit
    self.report = report
  }

  // The database is closed with it, which takes as long as writing.
  isolated deinit {}

  /// How many bytes the answers hold; 0 when that isn't known.
  public func size() -> Int {
    perform { try $0.size() } ?? 0
  }

  /// Removes what was kept for an account, as when it signs out. What is being asked for meanwhile, by this process or
  /// another, isn't kept when it comes, and nothing is left in the file or in files that were moved aside.
  ///
  /// - Parameter account: an `HTTPRequest.account`; empty for what was asked without one.
  public func purge(account: String) {
    purge(only: account)
  }

  /// Removes everything that was kept, as `purge(account:)` does for one account.
  public func purgeAll() {
    purge(only: nil)
  }

  private func purge(only account: String?) {
    do {
      try attempt { try $0.purge(account: account) }
      try file.eraseMovedAside()
    } catch {
      // A file that can't be purged goes as a whole.
      owesPurge = true
      perform { _ in }
    }
  }

  @discardableResult
  private func perform<Success>(_ work: (CacheDatabase) throws -> Success) -> Success? {
    do {
      return try attempt(work)
    } catch {
      if Self.meansUnreadable(error) { return performOnNewFile(work, because: error) }
      tell(owesPurge ? .notPurged(reason: "\(error)") : .unusable(reason: "\(error)"))
      return nil
    }
  }

  private func performOnNewFile<Success>(
    _ work: (CacheDatabase) throws -> Success, because cause: any Error
  ) -> Success? {
    do {
      let moved = try file.moveAside()
      let result = try attempt(work)
      if let moved { tell(.movedAside(to: moved, reason: "\(cause)")) }
      return result
    } catch {
      tell(.unusable(reason: "\(error)"))
      return nil
    }
  }

  private func attempt<Success>(_ work: (CacheDatabase) throws -> Success) throws -> Success {
    if owesPurge {
      try file.erase()
      owesPurge = false
    }
    return try work(file.database())
  }

  private func tell(_ trouble: ResponseCacheTrouble) {
    guard reported.insert(trouble).inserted else { return }
    report(trouble)
  }

  private static func meansUnreadable(_ error: any Error) -> Bool {
    guard let error = error as? SQLiteError else { return error is UnreadableEntry }
    switch error {
    case .cannotOpen, .damaged, .newerSchema, .missingColumn, .unexpectedValue: return true
    // What SQL calls an error: a table or a column isn't there.
    case .failed(let code, _): return code == 1
    default: return false
    }
  }
}

extension ResponseCache {
  /// What is kept for a request, and where in the course of changes it was looked up.
  struct Finding {
    var response: StoredResponse?
    /// Nil when the file can't be used.
    var change: Int?
  }

  func find(_ key: CacheKey) -> Finding {
    perform { database in
      let change = try database.latestChange()
      return Finding(response: try database.response(for: key), change: change)
    } ?? Finding()
  }

  /// Keeps an answer, or forgets what was kept when this one may not be.
  ///
  /// - Parameter change: the latest when the answer was asked for. One that is outdated since isn't kept.
  func store(_ response: StoredResponse, for key: CacheKey, since change: Int?) {
    guard let change else { return }
    let fields = VaryingFields(response.headers)
    let varied = fields?.values(in: key.headers)
    let isTooLarge = response.body.count > byteLimit / Self.largestShare
    perform { database in
      try database.sqlite.transaction {
        guard try database.isCurrent(key, since: change) else { return }
        guard let fields, let varied, !isTooLarge, !CacheControl(response.headers).noStore else {
          return try database.remove(key)
        }
        try database.store(response, varying: fields, as: varied, for: key)
        try database.trim(toBytes: byteLimit, count: entryLimit)
      }
    }
  }

  func remove(_ key: CacheKey) {
    perform { try $0.remove(key) }
  }

  func invalidate(_ invalidation: Invalidation) {
    perform { try $0.invalidate(invalidation) }
  }
}
