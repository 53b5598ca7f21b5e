import PackageModel

/// Tells which target of the tree an import means.
struct ModuleResolution {
  private let workspace: Workspace
  private let targets: [String: [TargetReference]]

  init(_ workspace: Workspace) {
    self.workspace = workspace
    let all = workspace.packages.flatMap { package in
      package.targets.map { TargetReference(package: package, target: $0) }
    }
    targets = Dictionary(grouping: all.filter { $0.target.kind != .test }, by: \.target.moduleName)
  }

  /// The target that makes a module.
  ///
  /// - Returns: nil for a module from outside of the tree, and when several packages have one of this name and neither is
  ///   the importer's own. A name that the system has as well is the system's, unless the importer declares it.
  func target(of module: String, importedBy importer: TargetReference) -> TargetReference? {
    guard let candidates = targets[module] else { return nil }
    if let own = candidates.first(where: { $0.package.folder == importer.package.folder }) { return own }
    guard candidates.count == 1 else { return nil }
    return SystemModules.names.contains(module) && !workspace.declaredModules(of: importer).contains(module)
      ? nil : candidates[0]
  }
}
