import Foundation

/// What the system says of a path.
package struct FileStatus: Sendable {
  /// What stays the same under whatever path it is reached.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  package let identity: Identity
  package let kind: FolderListing.Kind

  /// - Returns: nil when there is nothing, or it can't be reached; `errno` says why.
  package init?(_ path: String, followsLinks: Bool) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    identity = Identity(status)
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}
