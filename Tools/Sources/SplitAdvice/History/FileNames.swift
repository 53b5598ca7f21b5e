/// What files are called today: history is read from the newest commit on, and each rename says what a file was called
/// before.
struct FileNames {
  private var today: [[UInt8]: [UInt8]] = [:]

  /// What a file is called today that is called this in the commit being read.
  func today(_ path: [UInt8]) -> [UInt8] {
    today[path] ?? path
  }

  /// Goes back over the renames of one commit, which happened at once: two files may have changed places.
  mutating func goBack(over changes: [FileChange]) {
    let names = changes.compactMap { change in change.oldPath.map { ($0, today(change.path)) } }
    // In older commits, another file may have had the new name.
    for change in changes where change.oldPath != nil { today[change.path] = nil }
    for (old, name) in names { today[old] = name }
  }
}
