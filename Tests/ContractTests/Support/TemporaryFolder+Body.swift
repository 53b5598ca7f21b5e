import Foundation
import TestSupport

extension TemporaryFolder {
  /// Makes a folder for as long as the body takes.
  static func with<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try await body(folder.url)
  }
}
