import Foundation

/// What a system call says went wrong, for a person.
enum SystemProblem {
  /// - Parameter code: as in `errno`.
  static func text(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "access is denied"
    case EBADF: "it is closed"
    case EISDIR: "it is a folder"
    case ENOSPC, EDQUOT: "the disc is full"
    case EPIPE: "nobody reads it any more"
    case EROFS: "the disc is read-only"
    default: String(cString: strerror(code))
    }
  }
}
