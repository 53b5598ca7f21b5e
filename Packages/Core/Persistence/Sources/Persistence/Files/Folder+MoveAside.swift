#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// Renames an entry to `NAME.unreadable-N` with the first free number.
  ///
  /// The new name is first taken by an empty entry of the same kind, so that of two processes that move something
  /// aside neither overwrites what the other one kept.
  func moveAside(_ name: EntryName) throws(FileStoreError) -> EntryName? {
    guard let status = try status(of: name) else { return nil }
    let isFolder = FileKind(status) == .folder
    var number = 1
    while true {
      let newName = EntryName("\(name.text).unreadable-\(number)")
      if try reserve(newName, isFolder: isFolder) {
        return try move(name, over: newName, isFolder: isFolder) ? newName : nil
      }
      number += 1
    }
  }

  /// Puts an entry in the place that was kept for it, which is given up when that fails.
  ///
  /// - Returns: false when somebody else has moved the entry meanwhile.
  private func move(
    _ name: EntryName, over reserved: EntryName, isFolder: Bool
  ) throws(FileStoreError) -> Bool {
    do {
      try rename(name, to: reserved)
    } catch {
      try? remove(reserved, isFolder: isFolder)
      if case .missing = error { return false }
      throw error
    }
    try file.synchronize()
    return true
  }

  private func reserve(_ name: EntryName, isFolder: Bool) throws(FileStoreError) -> Bool {
    do {
      if isFolder {
        try systemCall(on: path(of: name)) { mkdirat(file.descriptor, name.characters, 0o700) }
      } else {
        _ = try open(name, O_WRONLY | O_CREAT | O_EXCL)
      }
      return true
    } catch {
      if case .failed(_, Int(EEXIST)) = error { return false }
      throw error
    }
  }
}
