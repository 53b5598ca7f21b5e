/// The lines that differ from a revision.
public struct ChangedLines: Sendable, Equatable {
  private let ranges: [String: [ClosedRange<Int>]]
  private let newFiles: Set<String>

  /// Takes lines.
  ///
  /// - Parameters:
  ///   - ranges: for each file, its changed lines, counted from 1.
  ///   - newFiles: files of which every line counts.
  public init(ranges: [String: [ClosedRange<Int>]], newFiles: Set<String> = []) {
    self.ranges = ranges
    self.newFiles = newFiles
  }

  /// Whether any of a file's lines has changed.
  public func contains(file: String, lines: ClosedRange<Int>) -> Bool {
    newFiles.contains(file) || ranges[file]?.contains { $0.overlaps(lines) } == true
  }
}

extension GitRepository {
  /// The lines that differ from a revision.
  ///
  /// - Parameter revision: what they are compared with.
  public func changedLines(since revision: String) throws(GitError) -> ChangedLines {
    let diff = try ask([
      "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames", "--relative", "--src-prefix=a/",
      "--dst-prefix=b/", commit(revision), "--",
    ])
    let new = try ask(["ls-files", "--others", "--exclude-standard", "-z"]).split(separator: "\0").map(
      String.init)
    return ChangedLines(ranges: DiffHunks.read(diff), newFiles: Set(new))
  }
}
