import PackageModel

/// Tells which target of the tree an import means.
struct ModuleResolution {
  private let targets: [String: [TargetReference]]

  init(_ workspace: Workspace) {
    let all = workspace.packages.flatMap { package in
      package.targets.map { TargetReference(package: package, target: $0) }
    }
    targets = Dictionary(grouping: all.filter { $0.target.kind != .test }, by: \.target.moduleName)
  }

  /// The target that makes a module.
  ///
  /// - Returns: nil for a module from outside of the tree, and when several packages have one of this name and neither is
  ///   the importer's own.
  func target(of module: String, importedBy importer: TargetReference) -> TargetReference? {
    guard let candidates = targets[module] else { return nil }
    if let own = candidates.first(where: { $0.package.folder == importer.package.folder }) { return own }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Whether a target of the tree makes a module of this name.
  func has(_ module: String) -> Bool { targets[module] != nil }
}
