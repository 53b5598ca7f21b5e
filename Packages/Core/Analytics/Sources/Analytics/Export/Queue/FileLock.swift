import Persistence

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock that one process at a time has, and one object in it. The system takes it back when the object goes or
/// the process dies.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, whose file is made where it is missing.
  ///
  /// - Returns: nil when somebody else has it.
  init?(_ file: QueueFile, in files: FileStore) throws(FileStoreError) {
    let path = files.folder.appending(path: file.name).path(percentEncoded: false)
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor < 0 {
        guard errno == ENOENT else { throw .failed(path: path, code: Int(errno)) }
        try Self.makeFolder(of: files)
        continue
      }
      // File systems that know no locks go without.
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(descriptor)
        return nil
      }
      // Somebody can have removed it before it was locked.
      if Self.isNamed(descriptor) {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  deinit {
    close(descriptor)
  }

  /// Whether the file is still there. Without it the lock is worth nothing: somebody else can make it again.
  var isHeld: Bool {
    Self.isNamed(descriptor)
  }

  /// The store makes it with the first file.
  private static func makeFolder(of files: FileStore) throws(FileStoreError) {
    try files.append(Data(), to: "new")
    try files.remove("new")
  }

  private static func isNamed(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
