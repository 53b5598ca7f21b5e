import PackageModel

/// What one target needs.
struct TargetEdges {
  private(set) var edges: [GraphEdge] = []
  /// The modules that it imports and that are not in the tree.
  private(set) var outside: Set<String> = []

  /// - Parameters:
  ///   - source: the index of the target.
  ///   - references: all targets of the graph.
  ///   - imports: how many of its files import a module.
  ///   - workspace: the packages.
  init(
    of source: Int, _ references: [TargetReference], _ imports: [String: Int], _ workspace: Workspace
  ) {
    let reference = references[source]
    let modules = Dictionary(grouping: references.indices) { references[$0].target.moduleName }
    let declared = workspace.declaredModules(of: reference)
    var states: [Int: (files: Int, state: GraphEdge.State)] = [:]

    for (module, files) in imports {
      guard let target = Self.nearest(modules[module, default: []], references, to: reference, imported: true)
      else {
        if module != reference.target.moduleName { outside.insert(module) }
        continue
      }
      let isDeclared = declared.contains(module) || !reference.package.hasManifest
      if target != source { states[target] = (files, isDeclared ? .imported : .undeclared) }
    }
    for dependency in reference.target.dependencies {
      let brought = workspace.modules(of: dependency, in: reference.package)
      guard brought.allSatisfy({ imports[$0] == nil }) else { continue }
      for module in brought {
        guard
          let target = Self.nearest(modules[module, default: []], references, to: reference, imported: false),
          target != source
        else { continue }
        states[target] = (0, references[target].target.kind.isImported ? .unused : .declared)
      }
    }
    edges = states.map { GraphEdge(source: source, target: $0, files: $1.files, state: $1.state) }
  }

  /// Of several targets that make a module of one name, the one that is meant: of the same package, or of a package that
  /// this one depends on.
  private static func nearest(
    _ candidates: [Int], _ references: [TargetReference], to reference: TargetReference, imported: Bool
  ) -> Int? {
    let named = candidates.filter { !imported || references[$0].target.kind != .plugin }
    return named.first { references[$0].package.folder == reference.package.folder }
      ?? named.first { index in
        reference.package.dependencies.contains(.folder(references[index].package.folder))
      } ?? named.first
  }
}

extension WorkspaceTarget.Kind {
  /// Whether those who need it import it.
  fileprivate var isImported: Bool {
    self == .library || self == .test
  }
}
