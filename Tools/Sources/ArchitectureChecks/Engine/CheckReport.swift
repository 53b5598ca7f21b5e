import PackageModel
import TrellisKit

/// What a run of `trellis check` has found.
public struct CheckReport: Sendable {
  /// In the order of their paths and lines.
  var findings: [Finding] = []
  /// What kept files from being checked.
  var problems: [PathProblem] = []
  /// What was in the files that have a fix.
  var contents: [String: ContentHash] = [:]
  /// How many findings comments suppress.
  var suppressedCount = 0
  /// How many findings the baseline knows.
  var baselineCount = 0
  /// How many files were read.
  public internal(set) var fileCount = 0
  /// How many of them were in the cache.
  public internal(set) var cachedCount = 0

  init() {}

  /// What reading files has brought.
  init(_ files: CheckedFiles) {
    problems = files.problems
    contents = files.contents
    fileCount = files.files.count
    cachedCount = files.cachedCount
  }

  /// Leaves out the findings that a baseline knows.
  mutating func leaveOut(_ baseline: Baseline) {
    let unknown = baseline.unknown(findings)
    baselineCount = findings.count - unknown.count
    findings = unknown
  }
}
