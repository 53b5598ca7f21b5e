#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What went wrong with a `ResponseCache`. No request fails for it.
public enum ResponseCacheTrouble: Sendable, Hashable {
  /// The file couldn't be read and was moved aside; a new one took its place.
  case movedAside(to: URL, reason: String)
  /// The file can't be used now, so nothing is kept or found.
  case unusable(reason: String)
  /// Answers that were to be purged may still be on the disc. Nothing is kept or found until they are gone, which is
  /// tried again each time.
  case notPurged(reason: String)

  /// What happened and what to do next, in words for a person.
  public var message: String {
    switch self {
    case .movedAside(let file, let reason):
      "What was kept for offline use couldn't be read and was moved to “\(file.path(percentEncoded: false))”. \(reason)"
    case .unusable(let reason):
      "Nothing can be kept for offline use at the moment. \(reason)"
    case .notPurged(let reason):
      "What was kept for offline use couldn't be removed from this device. \(reason)"
    }
  }
}
