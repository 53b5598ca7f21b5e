import TestSupport
import TrellisKit

extension TemporaryFolder {
  /// A command that failed.
  public struct CommandFailed: Error, CustomStringConvertible {
    /// The command, and what it wrote to its standard error.
    public let description: String
  }

  /// What makes git the same on every machine: nobody's configuration, and an identity.
  public static let gitEnvironment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_ALLOW_PROTOCOL": "file",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
  ]

  /// Makes a folder that is a git repository, with the files in its first commit.
  ///
  /// - Parameter files: what is in the files, by their paths; without any, nothing is committed.
  public static func repository(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q", "-b", "main", "--template=")
    if !files.isEmpty { try folder.commit() }
    return folder
  }

  /// Runs git in the folder, and waits on the calling thread.
  ///
  /// - Returns: what it wrote.
  /// - Throws: `CommandFailed`.
  @discardableResult
  public func git(_ words: String...) throws -> String {
    try run(["git"] + words)
  }

  /// Commits all that has changed.
  public func commit(_ message: String = "change") throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  /// Runs a command in the folder, and waits on the calling thread.
  ///
  /// - Returns: what it wrote.
  /// - Throws: `CommandFailed`.
  @discardableResult
  public func run(_ command: [String]) throws -> String {
    let output = try ChildProcess(command, in: root, environment: Self.gitEnvironment).run()
    guard output.code == 0 else {
      throw CommandFailed(description: "\(command.joined(separator: " ")): \(output.errorText)")
    }
    return output.text
  }
}
