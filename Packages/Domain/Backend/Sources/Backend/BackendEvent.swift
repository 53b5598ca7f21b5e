#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that the one who runs a backend should know of. No answer to a client tells of it.
///
/// Nothing in it is secret: no password, no token, and of what a request brought only the ids in its path.
public enum BackendEvent: Sendable, Equatable {
  /// The database file couldn't be used. It has a new name now, and a new database was begun.
  case databaseMovedAside(to: URL, reason: String)
  /// No file can be used for the database: what is written is gone when the app ends.
  case databaseInMemory(reason: String)
  /// A request was answered with status 500; `request` is its method and path, and `reason` is for a person.
  case requestFailed(request: String, reason: String)
}

extension BackendEvent: CustomStringConvertible {
  /// What happened, for a person.
  public var description: String {
    switch self {
    case .databaseMovedAside(let url, _):
      """
      The database could not be used. It is kept as “\(url.lastPathComponent)”, and a new one was begun, without the \
      accounts of the old one.
      """
    case .databaseInMemory(let reason):
      "Nothing will be kept when the app ends. \(reason)"
    case .requestFailed(_, let reason):
      reason
    }
  }
}
