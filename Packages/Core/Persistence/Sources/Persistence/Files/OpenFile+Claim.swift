#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension OpenFile {
  /// Makes sure that it is a file which only this user can use, and tells about it.
  func claimFile() throws(FileStoreError) -> stat {
    let status = try status()
    try FileKind(status).requireFile(at: path)
    try claim(status, mode: 0o600)
    return status
  }

  /// Takes a file or folder from everybody else.
  ///
  /// - Parameters:
  ///   - mode: what its owner may do.
  ///   - user: who must own it. Root could use anybody's, and would trust what they wrote.
  func claim(_ status: stat, mode: mode_t, for user: uid_t = geteuid()) throws(FileStoreError) {
    guard try status.isOpenToOthers(at: path, besides: user) else { return }
    try systemCall(on: path) { fchmod(descriptor, mode) }
  }
}

extension stat {
  /// Whether others may use what belongs to a user. What belongs to somebody else is refused.
  func isOpenToOthers(at path: String, besides user: uid_t) throws(FileStoreError) -> Bool {
    guard st_uid == user else { throw .foreignOwner(path: path) }
    return st_mode & 0o077 != 0
  }
}
