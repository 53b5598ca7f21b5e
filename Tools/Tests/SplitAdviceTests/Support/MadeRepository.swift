import Foundation
import Testing
import TrellisKit

/// A real repository with a made-up history, which goes with the test.
struct MadeRepository {
  let folder: TemporaryFolder

  /// Waits on the calling thread.
  init(_ commits: [MadeCommit]) throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    guard !commits.isEmpty else { return }
    let stream = TemporaryFolder.stream(of: commits)
    let file = "\(folder.path)/.git/history"
    try stream.write(to: URL(fileURLWithPath: file))
    try run(["sh", "-c", "git fast-import --quiet <\"$0\"", file])
    try git("reset", "-q", "--hard", "main")
  }

  func git(_ words: String...) throws {
    try run(["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + words)
  }

  private func run(_ command: [String]) throws {
    let output = try ChildProcess(
      command, in: folder.path,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    ).run()
    try #require(output.code == 0, "\(output.errorText)")
  }
}

extension TemporaryFolder {
  /// What `git fast-import` reads.
  fileprivate static func stream(of commits: [MadeCommit]) -> Data {
    var text = ""
    for (index, commit) in commits.enumerated() {
      let who = "\(commit.name) <\(commit.email)> \(1_704_067_200 + commit.day * 86400 + index) +0000"
      text += "commit refs/heads/main\nmark :\(index + 1)\nauthor \(who)\ncommitter \(who)\ndata 1\nx\n"
      if let parent = commit.parent ?? (index > 0 ? index - 1 : nil) { text += "from :\(parent + 1)\n" }
      if let merged = commit.merges { text += "merge :\(merged + 1)\n" }
      for change in commit.changes {
        switch change {
        case .write(let path, let content):
          text += "M 100644 inline \(quoted(path))\ndata \(content.utf8.count)\n\(content)\n"
        case .writeQuoted(let path): text += "M 100644 inline \"\(path)\"\ndata 1\n\(index % 10)\n"
        case .delete(let path): text += "D \(quoted(path))\n"
        case .rename(let old, let new): text += "R \(quoted(old)) \(quoted(new))\n"
        }
      }
      text += "\n"
    }
    return Data(text.utf8)
  }

  private static func quoted(_ path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
