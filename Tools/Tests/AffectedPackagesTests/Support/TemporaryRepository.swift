import Foundation
import Testing
import TrellisKit

/// A git repository in a folder of its own, that goes with the test.
final class TemporaryRepository: Sendable {
  /// Its folder, as an absolute path without symbolic links.
  let root: String

  init(initializes: Bool = true) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "affected-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = folder.resolvingSymlinksInPath().path
    if initializes { try git("init", "-q", "-b", "main") }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
      "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
      "GIT_ALLOW_PROTOCOL": "file",
    ]
    let output = try ChildProcess(["git"] + words, in: root, environment: environment).run()
    try #require(output.code == 0, "git \(words): \(output.errorText)")
    return output.text
  }

  func commit(_ message: String = "change") throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  func write(_ text: String = "x", to path: String) throws {
    let file = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(path)")
  }
}
