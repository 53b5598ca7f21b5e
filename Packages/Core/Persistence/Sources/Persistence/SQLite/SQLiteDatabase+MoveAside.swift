#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SQLiteDatabase {
  /// Renames a database that can't be used to `NAME.unreadable-1`, or the first number that is free, so that a new
  /// one can take its place. The files that SQLite keeps beside it go along: a new database must never find an old
  /// one's log, and the old one can still be looked into.
  ///
  /// Close the database first: closing it later would delete the log of the new one.
  ///
  /// - Parameter file: the database, or whatever stands in its place. Its name has up to 200 bytes and doesn't begin
  ///   with a dot.
  /// - Returns: where the database is now, or `nil` when there was nothing.
  /// - Throws: `FileStoreError` when something can't be renamed.
  @discardableResult
  public static func moveAside(_ file: URL) throws(FileStoreError) -> URL? {
    let store = FileStore(folder: file.deletingLastPathComponent())
    let name = try EntryName(checking: file.lastPathComponent)
    let newName = try ifPresent { () throws(FileStoreError) in
      try Folder(store.path).moveDatabaseAside(name)
    }
    return newName.flatMap { $0 }.map { store.folder.appending(path: $0.text) }
  }
}

extension Folder {
  /// The database itself comes last, so that one that is found after a crash has no log but its own.
  private static let databaseSuffixes = ["-wal", "-shm", "-journal", ""]

  fileprivate func moveDatabaseAside(_ name: EntryName) throws(FileStoreError) -> EntryName? {
    // One at a time, so that what belongs together gets the same number.
    try file.lock()
    guard try hasDatabase(name) else { return nil }
    let newName = try freeDatabaseName(for: name)
    for suffix in Self.databaseSuffixes {
      // Another process that closes the database removes its log.
      try ifPresent { () throws(FileStoreError) in
        try rename(name.appending(suffix), to: newName.appending(suffix))
      }
    }
    try file.synchronize()
    return newName
  }

  private func freeDatabaseName(for name: EntryName) throws(FileStoreError) -> EntryName {
    var number = 1
    while try hasDatabase(name.appending(".unreadable-\(number)")) { number += 1 }
    return name.appending(".unreadable-\(number)")
  }

  private func hasDatabase(_ name: EntryName) throws(FileStoreError) -> Bool {
    for suffix in Self.databaseSuffixes where try status(of: name.appending(suffix)) != nil { return true }
    return false
  }
}

extension EntryName {
  fileprivate func appending(_ suffix: String) -> EntryName {
    EntryName(text + suffix)
  }
}
