import PackageModel
import SwiftSources
import TrellisKit

/// A run of `trellis check`: every file's facts, then what they mean together.
public struct CheckRun: Sendable {
  private let options: CheckOptions

  /// Prepares a run.
  public init(_ options: CheckOptions) {
    self.options = options
  }

  /// Checks.
  ///
  /// - Throws: `ConfigurationError` for a configuration that can't be used, `GitError` for a revision that isn't there, and
  ///   `CancellationError`.
  public func report() async throws -> CheckReport {
    let file = try ConfigurationFile(folder: options.root)
    var configuration = FolderConfiguration()
    if let file { configuration = try configuration.refined(by: file, folder: "") }
    let layers = try ProjectLayers.read(from: file)
    let changed = try options.revision.map { try GitRepository(folder: options.root).changedLines(since: $0) }
    let tree = try SourceDiscovery.tree(root: options.root, configuration: configuration)

    var report = CheckReport(problems: tree.problems)
    let files = try await read(tree, &report)
    let project = CheckedProject(files: files, workspace: options.workspace, layers: layers)
    let found = project.findings(root: configuration)
    let selection = FindingSelection(tree: tree, paths: options.paths, changed: changed)
    let suppressed = SuppressionMatch(files: files, findings: selection.configured(found)) { rule, path in
      selection.severity(of: rule, at: path) != nil
    }
    report.suppressedCount = suppressed.suppressedCount
    report.findings = selection.selected(suppressed.remaining + selection.configured(suppressed.complaints))
    report.problems += options.workspace.problems.map { PathProblem(path: "", message: $0) }
    return report
  }

  private func read(_ tree: SourceTree, _ report: inout CheckReport) async throws -> [CheckedFile] {
    let cache = options.cacheFolder.map { folder in
      FactCache(folder: folder, project: options.root, version: ToolVersion.current)
    }
    let check = FileCheck(root: options.root, tree: tree, cache: cache ?? .none)
    let outcomes = await Workers.map(tree.files.count, workers: options.workers) { check.outcome(of: $0) }
    try Task.checkCancellation()
    var files: [CheckedFile] = []
    var used: [FactCache.Key] = []
    var new: [(key: FactCache.Key, facts: [UInt8])] = []
    for (file, outcome) in zip(tree.files, outcomes) {
      switch outcome {
      case .success(let known):
        if let encoded = known.encoded { new.append((known.key, encoded)) } else { used.append(known.key) }
        files.append(checked(file, known, &report))
      case .failure(let failure):
        report.problems.append(PathProblem(path: file.path, message: failure.reason))
      case nil: break
      }
    }
    report.fileCount = files.count
    report.cachedCount = used.count
    check.cache.update(used: used, new: new)
    return files
  }

  private func checked(
    _ file: SourceTree.File, _ known: FileCheck.Known, _ report: inout CheckReport
  ) -> CheckedFile {
    report.problems += known.facts.problems.map {
      PathProblem(path: file.path, line: $0.position.line, message: $0.message)
    }
    if known.facts.candidates.contains(where: { !$0.fix.isEmpty }) {
      report.contents[file.path] = known.content
    }
    return CheckedFile(path: file.path, facts: known.facts, target: options.workspace.target(of: file.path))
  }
}
