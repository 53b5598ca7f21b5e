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
    let sources = try SourceTree(root: options.root)
    let tree = try CheckedTree(sources)
    let layers = try ProjectLayers.read(from: sources.configuration)
    let targets = try sources.configuration?.section("targets", as: [ConfiguredTarget].self) ?? []
    let changed = try options.revision.map { try GitRepository(folder: options.root).changedLines(since: $0) }

    async let workspace = workspace(of: sources, targets: targets)
    let outcomes = try await FileCheck(options, tree).outcomes()
    let files = CheckedFiles(tree: tree, outcomes: outcomes, workspace: await workspace)
    let project = CheckedProject(
      files: files.files, workspace: await workspace, layers: layers,
      unseen: sources.excluded + (sources.problems + files.problems).map(\.path))
    let selection = FindingSelection(tree: tree, paths: options.paths, changed: changed)
    let found = selection.configured(project.findings(root: tree.configurations[0]))
    let suppressed = SuppressionMatch(files: files.files, findings: found) { rule, path in
      selection.severity(of: rule, at: path) != nil
    }
    var report = CheckReport(files)
    report.problems += sources.configurations.flatMap {
      UnreadMembers.problems(in: $0.file, folder: $0.folder)
    }
    report.problems += await workspace.problems
    report.suppressedCount = suppressed.suppressedCount
    report.findings = selection.selected(suppressed.remaining + selection.configured(suppressed.complaints))
    return report
  }

  /// Manifests are read while files are parsed: SwiftPM takes its time for those that have changed.
  private func workspace(of sources: SourceTree, targets: [ConfiguredTarget]) async -> Workspace {
    let reader = WorkspaceReader(sources, targets: targets, cache: options.manifestCache)
    return await OnThread.run { reader.read() }
  }
}
