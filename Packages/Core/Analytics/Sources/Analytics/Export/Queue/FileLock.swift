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
      // Makes the folder and the file.
      try files.append(Data(), to: file.name)
      let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
      if descriptor < 0 {
        // Somebody has removed it meanwhile.
        if errno == ENOENT { continue }
        throw .failed(path: path, code: Int(errno))
      }
      // File systems that know no locks go without.
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(descriptor)
        return nil
      }
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

  private static func isNamed(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
