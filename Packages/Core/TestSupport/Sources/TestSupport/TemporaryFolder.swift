import Foundation

/// A folder of a test's own, removed with the object.
public final class TemporaryFolder: Sendable {
  /// Where it is, without symbolic links on the way.
  public let url: URL

  /// Makes a folder.
  ///
  /// - Throws: why it can't be made.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    url = folder.resolvingSymlinksInPath()
  }

  deinit {
    // A test may have taken the permission away.
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  /// The URL of something in it.
  public func file(_ name: String) -> URL {
    url.appending(path: name)
  }

  /// The absolute path of something in it.
  public func path(_ name: String) -> String {
    file(name).path(percentEncoded: false)
  }

  /// The paths of all files and folders in it, in order.
  public func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }
}
