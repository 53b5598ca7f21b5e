/// The modules that a split would make, and what would have to be imported across.
struct SplitPlan {
  let modules: [NewModule]
  let crossings: [Crossing]

  /// - Parameters:
  ///   - decision: what was decided.
  ///   - importers: the modules that import the one that is split.
  ///   - files: all files.
  init(_ decision: ModuleDecision, importers: [(index: Int, module: CodeModule)], _ files: [SourceFile]) {
    let drawn = decision.drawn
    guard !drawn.isEmpty else {
      modules = []
      crossings = []
      return
    }
    let groups = decision.groups.groups
    var modules = drawn.sorted().map { index in
      let isReason =
        groups[index].obstacle == nil && (decision.size != .open || decision.isDaily(groups[index]))
      return Self.module(
        decision.name(of: groups[index]), isReason ? .boundary : .support, groups[index].parts, decision,
        files)
    }
    let rest = groups.indices.filter { !drawn.contains($0) }.flatMap { groups[$0].parts }
    if !rest.isEmpty {
      modules.append(Self.module(decision.module.name, .rest, rest.sorted(), decision, files))
    }
    self.modules = modules
    let users = importers.map { importer in
      importer.module.files.filter { files[$0].imports.modules.contains(decision.module.name) }
    }
    let count = modules.count
    crossings = TypeUses(parts: modules.map(\.files) + users, files).all.filter { $0.to < count }.map { use in
      Crossing(
        from: use.from < count ? .boundary(use.from) : .importer(importers[use.from - count].index),
        to: use.to,
        types: use.types, files: use.files)
    }
  }

  private static func module(
    _ name: String, _ role: NewModule.Role, _ parts: [Int], _ decision: ModuleDecision,
    _ files: [SourceFile]
  ) -> NewModule {
    let own = parts.map { decision.parts[$0] }
    let members = own.flatMap(\.part.files).sorted()
    var imports: [String: Int] = [:]
    for file in members {
      for module in files[file].imports.modules { imports[module, default: 0] += 1 }
    }
    return NewModule(
      name: name, role: role, folders: own.flatMap(\.part.folders).sorted(),
      lines: own.reduce(0) { $0 + $1.lines }, files: members, imports: imports)
  }
}
