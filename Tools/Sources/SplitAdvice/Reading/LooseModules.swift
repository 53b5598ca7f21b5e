import PackageModel

/// The modules of sources without a manifest. Unless the configuration names them, their targets are told from folders, which
/// may be wrong: folders that use each other's types without an import are one module.
struct LooseModules {
  private let name: String
  private let targets: [(target: WorkspaceTarget, files: [Int])]
  private let files: [SourceFile]
  private let named: Set<String>

  init(
    name: String, _ targets: [(WorkspaceTarget, [Int])], _ files: [SourceFile], named: Set<String>
  ) {
    self.named = named
    self.name = name
    self.targets = targets.map { (target: $0.0, files: $0.1) }
    self.files = files
  }

  var modules: [CodeModule] {
    let imports = targets.map { $0.files.reduce(into: Set()) { $0.formUnion(files[$1].imports.modules) } }
    var sets = DisjointSets(count: targets.count)
    let uses = TypeUses(parts: targets.map(\.files), files)
    for use in uses.all {
      let (from, to) = (targets[use.from].target, targets[use.to].target)
      let isSure = named.contains(from.name) || named.contains(to.name)
      if !isSure, !imports[use.from].contains(to.moduleName) { sets.join(use.from, use.to) }
    }
    return sets.groups.map { group in
      let own = group.map { targets[$0] }
      let isOne = own.count == 1
      let target = own[0].target
      let isImported = isOne && imports.contains { $0.contains(target.moduleName) }
      return CodeModule(
        id: isOne ? target.name : name, name: isOne ? target.name : name, kind: target.kind,
        folders: own.map(\.target.folder), isTop: !isImported, files: own.flatMap(\.files).sorted())
    }
  }
}
