/// Files to make and files to change, worked out before anything is written.
struct FileChanges: Equatable {
  /// A file's text before and after.
  struct Edit: Equatable {
    let old: String
    var new: String
  }

  /// The new files by their path.
  var made: [String: String] = [:]
  /// The changed files by their path.
  var changed: [String: Edit] = [:]

  /// What is made and changed, for people: a line a file, and the lines that change.
  var summary: String {
    let new = made.keys.sorted().map { "  make    \($0)\n" }
    let edits = changed.sorted { $0.key < $1.key }.map { path, edit in
      "  change  \(path)\n" + edit.lines.map { "            \($0)\n" }.joined()
    }
    return (new + edits).joined()
  }
}

extension FileChanges.Edit {
  /// The lines that come and go.
  fileprivate var lines: [String] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    return after.difference(from: before).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line.drop { $0 == " " })"
      case .remove(_, let line, _): "- \(line.drop { $0 == " " })"
      }
    }
  }
}
