/// What concerns files that are known only by the folder.
extension FileStore {
  /// The names of everything in the folder that is no folder, in no order, but for those that begin with a dot. Where
  /// there is no folder there are none.
  public func names() throws(FileStoreError) -> [String] {
    try ifPresent { () throws(FileStoreError) in try ownFolder(for: .read).fileNames().map(\.text) } ?? []
  }

  /// Removes the files whose names fit, and what processes that died were writing. When something can't be removed, as
  /// a folder, the rest still is, and the first failure is thrown.
  ///
  /// - Parameter isUnwanted: whether the file with a name is to go.
  public func removeAll(where isUnwanted: (String) -> Bool) throws(FileStoreError) {
    try ifPresent { () throws(FileStoreError) in
      let folder = try ownFolder()
      try folder.sweep()
      try folder.removeFiles(try folder.visibleNames().filter { isUnwanted($0.text) })
      try folder.file.synchronize()
    }
  }

  /// Takes a lock that one process at a time has, and one object in it.
  ///
  /// - Parameter name: the name of the lock's file, which is made where it is missing.
  /// - Returns: nil when somebody else has it.
  public func lock(_ name: String) throws(FileStoreError) -> FileLock? {
    try FileLock(EntryName(checking: name), in: madeFolder())
  }
}

extension Folder {
  fileprivate func visibleNames() throws(FileStoreError) -> [EntryName] {
    try entries().filter { !$0.text.hasPrefix(".") }
  }

  fileprivate func fileNames() throws(FileStoreError) -> [EntryName] {
    var names: [EntryName] = []
    for name in try visibleNames() {
      guard let status = try status(of: name), FileKind(status) != .folder else { continue }
      names.append(name)
    }
    return names
  }

  /// Removes all it can, then reports the first thing that it couldn't.
  fileprivate func removeFiles(_ names: [EntryName]) throws(FileStoreError) {
    var firstError: FileStoreError?
    for name in names {
      do {
        try ifPresent { () throws(FileStoreError) in try remove(name) }
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
  }
}
