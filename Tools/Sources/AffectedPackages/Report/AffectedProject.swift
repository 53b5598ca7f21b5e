import Foundation
import PackageModel
import TrellisKit

/// The packages of a project and what is known of how changes spread between them.
struct AffectedProject: Sendable {
  let root: String
  /// All packages, also those whose manifest could not be read, of which only the folder is known.
  let packages: [WorkspacePackage]
  let names: PackageNames
  let order: PackageOrder
  private let workspace: Workspace
  private let configuration: AffectedConfiguration
  /// Why everything has to be taken as affected; nil when the graph is known.
  private let gap: String?
  private let notes: [String]
  /// The folders of packages whose manifest could not be read.
  private let unread: Set<String>

  /// Reads the project that a folder belongs to.
  ///
  /// - Parameter path: the folder; the current one when nil.
  /// - Throws: `ConfigurationError`.
  init(at path: String?, cache: ManifestCache? = .standard()) throws(ConfigurationError) {
    let project = try SourceProject(at: path, cache: cache)
    try self.init(project.workspace, manifestFolders: project.tree.manifestFolders)
  }

  /// The folder of the project, as an absolute path without symbolic links.
  ///
  /// - Parameter path: the folder that a command line names; the project of the current one when nil.
  /// - Throws: that it is no folder.
  static func root(at path: String?) throws(UsageError) -> String {
    var isFolder = ObjCBool(false)
    if let path {
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw UsageError("“\(path)” is no folder") }
    }
    return URL(fileURLWithPath: path ?? RepositoryRoot.containing(".")).standardizedFileURL
      .resolvingSymlinksInPath().path
  }

  init(_ workspace: Workspace, manifestFolders: [String]) throws(ConfigurationError) {
    self.workspace = workspace
    root = workspace.root
    notes = workspace.problems.map(\.description)
    let known = Set(workspace.packages.map(\.folder))
    let unread = manifestFolders.filter { !known.contains($0) }
    let unreadPackages = unread.map { folder in
      let name = folder.split(separator: "/").last ?? workspace.root.split(separator: "/").last ?? "."
      return WorkspacePackage(name: String(name), folder: folder, targets: [])
    }
    gap = unread.first.map { folder in
      "the manifest of \(folder.isEmpty ? "the root" : folder) can't be read (“exclude” in .trellis.json leaves it out)"
    }
    packages = (workspace.packages + unreadPackages).filter { !$0.folder.hasPrefix("/") }
      .sorted { $0.folder < $1.folder }
    names = PackageNames(root: root, packages: packages)
    order = PackageOrder(packages)
    configuration = try AffectedConfiguration(root: root, packages: names, isComplete: unread.isEmpty)
    self.unread = Set(unread)
  }

  /// Finds out what changes affect.
  ///
  /// - Parameter changes: the changed files; nil for everything.
  func report(_ changes: ChangedFiles?) -> AffectedReport {
    let reader = ImpactReader(workspace: workspace, configuration: configuration)
    let files = (changes?.paths ?? []).map(reader.impact)
    let graph = DependencyGraph(workspace)
    let targets = Dictionary(
      grouping: workspace.packages.flatMap { package in
        package.targets.map { TargetID(package: package.folder, name: $0.name) }
      }, by: \.package)
    let reach = Reach(graph, from: files, targets: targets)
    let reasons = packageReasons(reach, files)
    let everything = reasonForAll(changes, files)
    let byFolder = Dictionary(packages.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
    let affected = order.folders.compactMap { folder -> AffectedPackage? in
      guard let package = byFolder[folder], let reason = reasons[folder] ?? everything else { return nil }
      return AffectedPackage(
        name: package.name, folder: folder, reason: reason,
        hasTests: unread.contains(folder) || package.targets.contains { $0.kind == .test },
        hasManifest: package.hasManifest)
    }
    return AffectedReport(
      comparison: changes?.comparison ?? "everything", files: files, packages: affected,
      packageCount: packages.count, isEverything: everything != nil, notes: notes + (changes?.notes ?? []))
  }

  private func reasonForAll(_ changes: ChangedFiles?, _ files: [FileImpact]) -> AffectedPackage.Reason? {
    guard let changes else { return .all("everything was asked for") }
    if let file = files.first(where: \.isEverything) { return .everything(file: file.path) }
    return changes.paths.isEmpty ? nil : gap.map { .all($0) }
  }

  /// For each package the shortest way to any of its targets.
  private func packageReasons(_ reach: Reach, _ files: [FileImpact]) -> [String: AffectedPackage.Reason] {
    let names = Dictionary(packages.map { ($0.folder, $0.name) }, uniquingKeysWith: { first, _ in first })
    var shortest: [String: Reach.Reason] = [:]
    for file in files {
      for folder in file.packages where shortest[folder] == nil {
        shortest[folder] = Reach.Reason(file: file.path, chain: [folder])
      }
    }
    for (target, reason) in reach.reasons {
      let known = shortest[target.package]
      if known.map({ (reason.chain.count, reason.file) < ($0.chain.count, $0.file) }) ?? true {
        shortest[target.package] = reason
      }
    }
    return shortest.mapValues { .file($0.file, chain: $0.chain.map { names[$0] ?? $0 }) }
  }
}
