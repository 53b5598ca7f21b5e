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
    let targets = try file?.section("targets", as: [ConfiguredTarget].self) ?? []
    let changed = try options.revision.map { try GitRepository(folder: options.root).changedLines(since: $0) }
    let tree = try SourceDiscovery.tree(root: options.root, configuration: configuration)

    async let workspace = workspace(of: tree, targets: targets)
    let outcomes = try await FileCheck(options, tree).outcomes()
    let files = CheckedFiles(tree: tree, outcomes: outcomes, workspace: await workspace)
    let project = CheckedProject(
      files: files.files, workspace: await workspace, layers: layers,
      unseen: tree.excluded + (tree.problems + files.problems).map(\.path))
    let selection = FindingSelection(tree: tree, paths: options.paths, changed: changed)
    let found = selection.configured(project.findings(root: configuration))
    let suppressed = SuppressionMatch(files: files.files, findings: found) { rule, path in
      selection.severity(of: rule, at: path) != nil
    }
    var report = CheckReport(files)
    report.problems += file.map { UnreadMembers.problems(in: $0, folder: "") } ?? []
    report.problems += tree.problems
    report.problems += await workspace.problems.map { PathProblem(path: "", message: $0) }
    report.suppressedCount = suppressed.suppressedCount
    report.findings = selection.selected(suppressed.remaining + selection.configured(suppressed.complaints))
    return report
  }

  /// Manifests are read while files are parsed: SwiftPM takes its time for those that have changed.
  private func workspace(of tree: CheckedTree, targets: [ConfiguredTarget]) async -> Workspace {
    let sources = SourceTree(root: options.root, paths: tree.files.map(\.path))
    let reader = WorkspaceReader(sources, targets: targets, cache: options.manifestCache)
    return await OnThread.run { reader.read() }
  }
}
