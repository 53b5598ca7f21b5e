import Foundation
import TestSupport
import ToolsTestSupport

extension TemporaryFolder {
  /// A real repository with a made-up history. Waits on the calling thread.
  static func repository(of commits: [MadeCommit]) throws -> TemporaryFolder {
    let folder = try repository()
    guard !commits.isEmpty else { return folder }
    try folder.write(stream(of: commits), to: ".git/history")
    try folder.run(["sh", "-c", "git fast-import --quiet <.git/history"])
    try folder.git("reset", "-q", "--hard", "main")
    return folder
  }

  /// What `git fast-import` reads.
  private static func stream(of commits: [MadeCommit]) -> Data {
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
