import TrellisKit

/// Which findings are spoken of.
struct FindingSelection {
  private let tree: CheckedTree
  private let paths: [String]
  private let changed: ChangedLines?
  private let configurations: [String: Int]

  init(tree: CheckedTree, paths: [String], changed: ChangedLines?) {
    self.tree = tree
    self.paths = paths
    self.changed = changed
    configurations = Dictionary(tree.files.map { ($0.path, $0.configuration) }) { first, _ in first }
  }

  /// The findings of rules that are on where they are, with the severity that the configuration gives them.
  func configured(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let severity = severity(of: finding.rule, at: finding.path) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }

  /// How serious a finding of a rule is in a file; nil when the rule is off there.
  func severity(of rule: String, at path: String) -> Severity? {
    let configuration =
      configurations[path].map { tree.configurations[$0] } ?? tree.configurations.configuration(for: path)
    return configuration.severity(of: rule, at: path)
  }

  /// The findings that were asked for, in order.
  func selected(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      (paths.isEmpty
        || paths.contains { $0.isEmpty || finding.path == $0 || finding.path.hasPrefix("\($0)/") })
        && (changed?.contains(file: finding.path, lines: finding.span.lines) ?? true)
    }.sorted { ($0.path, $0.span.start, $0.rule) < ($1.path, $1.span.start, $1.rule) }
  }
}
