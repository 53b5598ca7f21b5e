import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file of a cache, which can be removed, replaced or damaged at any time.
struct CacheFile {
  private let url: URL
  private let disc: Disc
  private var opened: CacheDatabase?

  init(_ url: URL, on disc: Disc) {
    self.url = url
    self.disc = disc
  }

  /// The database that is in the file now.
  mutating func database() throws -> CacheDatabase {
    if let opened, !opened.isDetached { return opened }
    // Before the new one is opened: closing the old one later could remove the log of the new one.
    opened = nil
    let database = try CacheDatabase(url, on: disc)
    opened = database
    return database
  }

  /// Makes room for a new file.
  ///
  /// - Returns: where the old one is, or nil when there was none.
  mutating func moveAside() throws -> URL? {
    opened = nil
    return try SQLiteDatabase.moveAside(url)
  }

  /// Removes the file, what SQLite keeps beside it, and what was moved aside.
  mutating func erase() throws {
    opened = nil
    try remove { $0 == url.lastPathComponent || isBeside($0) || isMovedAside($0) }
  }

  /// Removes what was moved aside.
  func eraseMovedAside() throws {
    try remove(where: isMovedAside)
  }

  private func isBeside(_ name: String) -> Bool {
    ["-wal", "-shm", "-journal"].contains { name == url.lastPathComponent + $0 }
  }

  private func isMovedAside(_ name: String) -> Bool {
    name.hasPrefix(url.lastPathComponent + ".unreadable-")
  }

  /// A folder that stands in the place of a file is somebody else's, and stays.
  private func remove(where isUnwanted: (String) -> Bool) throws {
    let store = FileStore(folder: url.deletingLastPathComponent(), disc: disc)
    let names = try store.names().filter(isUnwanted)
    try store.removeAll(where: names.contains)
  }
}
