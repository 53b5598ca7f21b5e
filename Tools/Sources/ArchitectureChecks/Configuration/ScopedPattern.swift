import TrellisKit

/// A pattern for paths below the folder whose configuration has it.
struct ScopedPattern: Sendable, Equatable {
  /// Relative to the root; empty for the root itself.
  let folder: String
  let pattern: PathPattern

  /// - Parameter path: relative to the root.
  func matches(_ path: String) -> Bool {
    guard !folder.isEmpty else { return pattern.matches(path) }
    guard path.hasPrefix("\(folder)/") else { return false }
    return pattern.matches(String(path.dropFirst(folder.count + 1)))
  }
}
