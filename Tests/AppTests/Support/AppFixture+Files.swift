import Foundation

@testable import AppCore

extension AppFixture {
  var sessionFile: URL { folder.appending(path: "state/session") }

  func hasStoredSession() throws -> Bool {
    FileManager.default.fileExists(atPath: sessionFile.path)
  }

  /// The content of every file of the app except the backend's own database and the secret store.
  func readableFiles() throws -> [String: String] {
    var contents: [String: String] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where !path.contains("backend.sqlite") && !path.hasSuffix("/session") {
      guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else {
        continue
      }
      contents[path] = String(decoding: data, as: UTF8.self)
    }
    return contents
  }
}
