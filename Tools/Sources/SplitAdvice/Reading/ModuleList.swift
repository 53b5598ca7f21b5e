import PackageModel

/// The modules of a tree, without tests, plugins, and what has no sources.
struct ModuleList {
  private(set) var modules: [CodeModule] = []
  /// The folders that belong to none of them.
  private(set) var otherFolders: [String] = []

  /// - Parameters:
  ///   - files: the files, without those of tests.
  ///   - workspace: their packages.
  ///   - named: the targets that the configuration names.
  init(_ files: [SourceFile], in workspace: Workspace, named: Set<String> = []) {
    var indices: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      if let owner = workspace.target(of: file.path) { indices[Self.key(owner), default: []].append(index) }
    }
    var seen: Set<String> = []
    for package in workspace.packages {
      let references = package.targets.map { TargetReference(package: package, target: $0) }
      let own = references.filter { reference in
        let isAdvised = ![.test, .plugin, .system].contains(reference.target.kind)
        if !isAdvised { otherFolders.append(reference.target.folder) }
        return isAdvised && indices[Self.key(reference)] != nil
          && seen.insert(reference.target.folder).inserted
      }
      if package.hasManifest {
        let isUnique = workspace.packages.count { $0.name == package.name } == 1
        modules += own.map { reference in
          let target = reference.target
          return CodeModule(
            id: "\(isUnique ? package.name : package.folder)/\(target.name)", name: target.name,
            kind: target.kind, folders: [target.folder], isTop: target.kind == .executable,
            files: indices[Self.key(reference), default: []])
        }
      } else {
        let targets = own.map { ($0.target, indices[Self.key($0), default: []]) }
        modules += LooseModules(name: package.name, targets, files, named: named).modules
      }
    }
    modules.sort { $0.id < $1.id }
  }

  private static func key(_ reference: TargetReference) -> String {
    "\(reference.package.folder)\n\(reference.target.name)\n\(reference.target.folder)"
  }
}
