import Foundation
import Testing

/// A folder of a test's own, removed with the object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL {
    url.appending(path: name)
  }

  func path(_ name: String) -> String {
    file(name).path(percentEncoded: false)
  }
}

/// The permission bits of a file or folder.
func mode(of url: URL) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
  return try #require(attributes[.posixPermissions] as? Int)
}
