import Foundation

/// Where the sources are.
enum Repository {
  /// Its top folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
