import SwiftSources

/// Which findings the comments suppress, and what is wrong with the comments.
struct SuppressionMatch {
  /// The findings that no comment suppresses.
  private(set) var remaining: [Finding] = []
  private(set) var suppressedCount = 0
  /// Comments that suppress nothing, everything, or what there isn't.
  private(set) var complaints: [Finding] = []

  /// - Parameter isOn: whether a rule is on in a file.
  init(files: [CheckedFile], findings: [Finding], isOn: (_ rule: String, _ path: String) -> Bool) {
    let byPath = Dictionary(grouping: findings, by: \.path)
    var checked: Set<String> = []
    for file in files {
      checked.insert(file.path)
      let own = byPath[file.path] ?? []
      guard !file.facts.suppressions.isEmpty else {
        remaining += own
        continue
      }
      match(file, own, isOn)
    }
    remaining += findings.filter { !checked.contains($0.path) }
  }

  private mutating func match(
    _ file: CheckedFile, _ findings: [Finding], _ isOn: (_ rule: String, _ path: String) -> Bool
  ) {
    var used: [Set<String>] = file.facts.suppressions.map { _ in [] }
    for finding in findings {
      var isSuppressed = false
      for (index, suppression) in file.facts.suppressions.enumerated() where suppression.covers(finding) {
        used[index].insert(finding.rule)
        isSuppressed = true
      }
      if isSuppressed { suppressedCount += 1 } else { remaining.append(finding) }
    }
    for (suppression, used) in zip(file.facts.suppressions, used) {
      complaints += SuppressionComplaints.complaints(about: suppression, used: used, in: file.path) {
        isOn($0, file.path)
      }
    }
  }
}

extension Suppression {
  /// A comment without rules suppresses nothing: nobody knows what it will hide next year.
  fileprivate func covers(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && lines?.contains(finding.span.start.line) ?? true
  }
}
