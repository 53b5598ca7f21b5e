import Foundation
import Testing

/// The permission bits of a file or folder.
func mode(of url: URL) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))
  return try #require(attributes[.posixPermissions] as? Int)
}
