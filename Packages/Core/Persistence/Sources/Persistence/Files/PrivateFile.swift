#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a file that only its owner can use, for code that opens it by its path.
enum PrivateFile {
  /// Makes the file, and the folders above it, where they are missing; takes an existing one from everybody else.
  ///
  /// - Parameter user: who must own an existing one.
  static func prepare(_ path: String, for user: uid_t = geteuid()) throws(FileStoreError) {
    _ = try Folder(making: Folder.parent(of: path))
    do {
      let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      _ = try OpenFile(path: path) { open(path, flags, 0o600) }
    } catch {
      guard case .failed(_, Int(EEXIST)) = error else { throw error }
      try claim(path, for: user)
    }
  }

  /// Works on the path, because closing a descriptor of a database would drop the locks that this process holds
  /// on it elsewhere.
  private static func claim(_ path: String, for user: uid_t) throws(FileStoreError) {
    var status = stat()
    try systemCall(on: path) { lstat(path, &status) }
    try FileKind(status).requireFile(at: path)
    guard try status.isOpenToOthers(at: path, besides: user) else { return }
    try systemCall(on: path) { chmod(path, 0o600) }
  }
}
