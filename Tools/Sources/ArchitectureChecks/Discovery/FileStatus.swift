import Foundation

/// What the system says of a path.
struct FileStatus {
  /// What stays the same under whatever path it is reached.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  let identity: Identity
  let size: Int
  private let mode: mode_t

  /// - Returns: nil when there is nothing, or it can't be reached; `errno` says why.
  init?(_ path: String, followsLinks: Bool) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    size = Int(status.st_size)
    mode = status.st_mode
  }

  var isFile: Bool { mode & S_IFMT == S_IFREG }
  var isFolder: Bool { mode & S_IFMT == S_IFDIR }
  var isLink: Bool { mode & S_IFMT == S_IFLNK }
}
