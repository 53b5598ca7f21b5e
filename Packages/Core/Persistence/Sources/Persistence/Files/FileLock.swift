#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that one process at a time has, and one object in it. The system takes it back when the object goes or the
/// process dies. `FileStore.lock(_:)` takes one.
public final class FileLock: Sendable {
  private let file: OpenFile

  init?(_ name: EntryName, in folder: borrowing Folder) throws(FileStoreError) {
    while true {
      let file = try folder.open(name, O_RDWR | O_CREAT)
      _ = try file.claimFile()
      guard file.isLockable(isRequired: false) else { return nil }
      // Somebody can have removed it before it was locked.
      guard try file.status().st_nlink > 0 else { continue }
      self.file = file
      return
    }
  }

  /// Whether the file is still there. Without it the lock is worth nothing: somebody else can make it again.
  public var isHeld: Bool {
    (try? file.status().st_nlink).map { $0 > 0 } ?? false
  }
}
